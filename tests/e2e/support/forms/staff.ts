import { randomUUID } from "node:crypto";
import { addColleague } from "../office.ts";
import { type FormOnPage, type Ground, made, mark } from "./ground.ts";

const address = () => `${randomUUID()}@example.com`;

const openInvitation = async ({ call }: Ground) => {
  const invited = { name: "Invited", email: address(), role: "support", batchIds: [] };
  await call("inviteStaff", invited);
  const { invitations } = await call<{ invitations: { id: string; email: string }[] }>("listStaff");
  return { path: "/admin/staff", about: made(invitations.find(({ email }) => email === invited.email)).id };
};

/** A teacher of the batch who works at another browser. */
const openColleague = async ({ call, context, site, batchId }: Ground) => {
  const { email } = await addColleague(context, site, [batchId]);
  const { members } = await call<{ members: { userId: string; email: string }[] }>("listStaff");
  return { path: "/admin/staff", about: made(members.find((one) => one.email === email)).userId };
};

const teachers = "domains/staff/office/teachers-screen.tsx";

const addTeacher = async ({ call }: Ground, name: string) =>
  (await call<{ id: string }>("addTeacher", { name, userId: null, pageId: null })).id;

/** The forms about the staff and the teachers. */
export const formsAboutStaff: FormOnPage[] = [
  {
    form: "domains/staff/office/invite.tsx invite",
    open: async () => "/admin/staff",
    fields: { name: "Sana Javed", email: async () => address() },
    verb: "inviteStaff",
    again: true,
  },
  {
    form: "domains/staff/office/members.tsx member *",
    open: openColleague,
    fields: { batch: "*" },
    press: "change",
    verb: "changeStaff",
    again: true,
  },
  {
    form: `${teachers} add teacher`,
    open: async () => "/admin/settings/teachers",
    fields: { name: async () => `Teacher ${mark()}` },
    verb: "addTeacher",
  },
  {
    form: `${teachers} teacher *`,
    open: async (ground) => ({ path: "/admin/settings/teachers", about: await addTeacher(ground, mark()) }),
    fields: { name: async () => `Changed ${mark()}` },
    press: "change",
    verb: "changeTeacher",
    stays: true,
  },
  {
    form: `${teachers} alike * *`,
    open: async (ground) => {
      const name = mark();
      await addTeacher(ground, `Ann ${name}`);
      return { path: "/admin/settings/teachers", about: await addTeacher(ground, `Ann ${name} Twice`) };
    },
    press: "apart",
    verb: "keepTeachersApart",
    leaves: true,
  },
  {
    form: `${teachers} account *`,
    open: async (ground) => {
      const { context, site, call } = ground;
      const { email } = await addColleague(context, site, []);
      const { members } = await call<{ members: { userId: string; name: string; email: string }[] }>("listStaff");
      const { name } = made(members.find((one) => one.email === email));
      return { path: "/admin/settings/teachers", about: await addTeacher(ground, `${name} ${mark()}`) };
    },
    verb: "changeTeacher",
    leaves: true,
  },
  {
    form: "domains/staff/office/sessions.tsx end *",
    open: async (ground) => {
      const { about: userId } = await openColleague(ground);
      const { sessions } = await ground.call<{ sessions: { id: string; userId: string }[] }>("listStaff");
      return { path: "/admin/staff", about: made(sessions.find((one) => one.userId === userId)).id };
    },
    verb: "endStaffSession",
    again: true,
    leaves: true,
  },
  {
    form: "domains/staff/office/members.tsx invitation *",
    open: openInvitation,
    press: "withdraw",
    verb: "withdrawInvitation",
    again: true,
    leaves: true,
  },
];
