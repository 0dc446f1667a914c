import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { newEnrolment, takingOut } from "#domains/seats/contract/enrolment.ts";
import { type AddedStudent, AddStudent } from "#domains/seats/office/add-student.tsx";
import { ClassList } from "#domains/seats/office/class-list.tsx";
import { fillText } from "#shared/fill-text.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useMember } from "#ui/office/member.ts";
import { shortTime } from "#ui/office/times.ts";
import type { Route } from "./+types/batch-class.ts";

/** The students of a batch. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site, access, office } = requireOffice(given);
  const { batch, members } = await verbs.showClass(given.params.batchId);
  const may = office.allowedVerbs(access.member);
  const others = may.includes("listBatches") ? await verbs.listBatches() : [];
  const money = may.includes("listClassMoney") ? await verbs.listClassMoney(batch._id) : [];
  const moneyOf = new Map(money.map(({ enrolmentId, ...sums }) => [enrolmentId, sums]));
  const owing = new Map((await verbs.listClassOwing(batch._id)).map(({ enrolmentId, days }) => [enrolmentId, days]));
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const now = new Date();
  const today = dayOf(now, timeZone);
  const timeOf = (moment: Date) => shortTime(moment, now, timeZone, lang);
  return {
    batchId: batch._id,
    isFull: batch.enrolled >= batch.seats,
    members: members.map(({ id, state, heldUntil, isPaid, createdAt, person }) => ({
      ...{ id, state, isPaid, person, since: timeOf(createdAt) },
      until: heldUntil && heldUntil > now ? timeOf(heldUntil) : null,
      money: moneyOf.get(id) ?? null,
      owedDays: owing.get(id) ?? 0,
    })),
    others: others
      .filter(({ _id, courseId, endDate }) => courseId === batch.courseId && _id !== batch._id && endDate >= today)
      .map((other) => ({ id: other._id, name: other.name })),
  };
}

const acts: Record<string, Act<AddedStudent>> = {
  add: async ({ verbs, site }, { batch, name, email, phone, shares, tell }) => {
    const contact = { name, email: email?.trim() || null, phone: phone?.trim() || null };
    const entry = newEnrolment.parse({ batchId: batch, ...contact, shares: shares === "yes", tell: tell === "yes" });
    const { id, state } = await verbs.enrolPerson(entry);
    const { done, full, noEmail } = site.messages.admin.batches.add;
    const said = [state === "waitlisted" ? full : done, entry.email === null && tell === "yes" ? noEmail : ""];
    return {
      done: fillText(said.filter(Boolean).join(" "), { name: entry.name }),
      shown: { name: entry.name, chat: await verbs.prepareWelcome(id) },
    };
  },
  confirm: async ({ verbs, site }, { enrolment = "" }) => {
    const { state } = await verbs.confirmEnrolment(enrolment);
    const { confirmed, waits } = site.messages.admin.batches.class;
    return state === "waitlisted" ? waits : confirmed;
  },
  withdraw: async ({ verbs, site }, { enrolment = "", reason = "", owes }) => {
    await verbs.withdrawEnrolment(enrolment, takingOut.parse({ reason, keepsDue: owes === "yes" }));
    return { done: site.messages.admin.batches.class.withdrawn, undo: { intent: "take in", enrolment } };
  },
  "take in": async ({ verbs, site }, { enrolment = "" }) => {
    await verbs.takeInAgain(enrolment, "seat");
    return site.messages.admin.batches.class.takenIn;
  },
  wait: async ({ verbs, site }, { enrolment = "" }) => {
    const { state } = await verbs.takeInAgain(enrolment, "waiting list");
    const { nowWaits, takenIn } = site.messages.admin.batches.class;
    return state === "waitlisted" ? nowWaits : takenIn;
  },
  move: async ({ verbs, site }, { enrolment = "", to = "" }) => {
    const { told } = await verbs.moveEnrolment(enrolment, to);
    const { moved, movedUntold } = site.messages.admin.batches.class;
    return told ? moved : movedUntold;
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export default function BatchClass({ loaderData, actionData }: Route.ComponentProps) {
  const { may } = useMember();
  const mayChange = may.includes("enrolPerson");
  return (
    <>
      <OutcomeNote outcome={actionData} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <ClassList {...loaderData} mayChange={mayChange} />
        {mayChange && <AddStudent batchId={loaderData.batchId} outcome={actionData} />}
      </div>
    </>
  );
}
