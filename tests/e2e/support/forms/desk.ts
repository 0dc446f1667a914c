import { enrol, type FormOnPage, type Ground, made, mark } from "./ground.ts";

interface Member {
  id: string;
  person: { id: string };
}

/** A student of the batch whose fees are open. */
async function openFees(ground: Ground) {
  const seat = await enrol(ground);
  const { members } = await ground.call<{ members: Member[] }>("showClass", ground.batchId);
  const fees = { plan: "standard", schedule: "monthly", monthly: "100", currency: "USD" };
  await ground.call("billPlace", seat, fees);
  return { personId: made(members.find(({ id }) => id === seat)).person.id };
}

/** The forms of the desk. */
export const formsOfDesk: FormOnPage[] = [
  {
    form: "domains/money/office/desk/take-money.tsx take *",
    open: async (ground) => {
      const { personId } = await openFees(ground);
      return { path: `/admin/fees/${personId}`, about: personId };
    },
    press: "take",
    verb: "takeMoney",
    stands: true,
  },
  {
    form: "domains/money/office/desk/open-fees.tsx open fees",
    what: "a preview",
    open: async (ground) => {
      await enrol(ground);
      return `/admin/batches/${ground.batchId}/fees`;
    },
    fields: { monthly: "100" },
    verb: { shows: "#will-owe" },
    leaves: true,
  },
  {
    form: "domains/money/office/desk/fees-preview.tsx open fees",
    open: async (ground) => {
      await enrol(ground);
      return `/admin/batches/${ground.batchId}/fees`;
    },
    prepare: async (page) => {
      await page.getByLabel("Fee", { exact: true }).fill("100");
      await page.getByRole("button", { name: "Show what each will owe" }).click();
    },
    press: "open",
    verb: "openFees",
    leaves: true,
  },
  {
    form: "domains/money/office/desk/enrol-screen.tsx enrol *",
    open: async ({ call, batchId }) => {
      const id = await call<string>("addStudent", { name: `Hamza ${mark()}`, phone: "03001234567" });
      return `/admin/people/${id}/enrol?batch=${batchId}`;
    },
    fields: { monthly: "100" },
    press: "enrol",
    verb: "enrolAtDesk",
    leaves: true,
  },
  {
    form: "domains/money/office/desk/reminders-screen.tsx remind *",
    open: async (ground) => {
      const seat = await enrol(ground);
      const terms = {
        firstMonth: "2026-01",
        dueDay: 1,
        plan: "standard",
        currency: "USD",
        feeFor: "course",
        monthly: "100",
      };
      const { references } = await ground.call<{ references: string[] }>("openFees", {
        ...{ batchId: ground.batchId, places: [seat], ...terms },
      });
      return { path: "/admin/fees/reminders", about: made(references[0]) };
    },
    verb: "sendReminder",
    stands: true,
  },
];
