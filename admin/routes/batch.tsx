import { Link } from "react-router";
import { type Act, act } from "#admin/lib/act.ts";
import { useFrame } from "#admin/lib/frame.ts";
import { useMember } from "#admin/lib/member.ts";
import { requireOffice } from "#admin/lib/office.ts";
import { shortDay, shortTime } from "#admin/lib/times.ts";
import { AddStudent } from "#admin/screens/batches/add-student.tsx";
import { ClassList } from "#admin/screens/batches/class-list.tsx";
import { OutcomeNote } from "#admin/ui/outcome.tsx";
import { newEnrolment } from "#shared/contracts/enrolment.ts";
import { fillCount, fillText } from "#shared/rules/fill-text.ts";
import type { Route } from "./+types/batch.ts";

/** A batch and its class. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site, access, office } = requireOffice(given);
  const { batch, members } = await verbs.showClass(given.params.batchId);
  const maySeeAll = office.allowedVerbs(access.member.role).includes("listBatches");
  const others = maySeeAll ? await verbs.listBatches() : [];
  const { timeZone } = site.content.company.hours;
  const now = new Date();
  const timeOf = (moment: Date) => shortTime(moment, now, timeZone);
  const { _id: id, name, instructor, schedule, timing, startDate, endDate, enrolled, seats, courseId } = batch;
  const seated = members.filter(({ state }) => ["active", "held", "completed"].includes(state)).length;
  return {
    batch: { id, name, instructor, schedule, timing, startDate, endDate, enrolled, seats },
    elsewhere: enrolled - seated,
    members: members.map(({ id: enrolmentId, state, heldUntil, isPaid, createdAt, person }) => ({
      ...{ id: enrolmentId, state, isPaid, person, since: timeOf(createdAt) },
      until: heldUntil && timeOf(heldUntil),
    })),
    others: others
      .filter((other) => other.courseId === courseId && other._id !== id)
      .map((other) => ({ id: other._id, name: other.name })),
  };
}

const acts: Record<string, Act> = {
  add: async ({ verbs, site }, { batch, name, email, phone }) => {
    const entry = newEnrolment.parse({ batchId: batch, name, email, phone: phone?.replace(/[\s()-]/g, "") || null });
    const { state } = await verbs.enrolPerson(entry);
    const { done, full } = site.messages.admin.batches.add;
    return fillText(state === "waitlisted" ? full : done, { name: entry.name });
  },
  confirm: async ({ verbs, site }, { enrolment = "" }) => {
    const { state } = await verbs.confirmEnrolment(enrolment);
    const { confirmed, waits } = site.messages.admin.batches.class;
    return state === "waitlisted" ? waits : confirmed;
  },
  withdraw: async ({ verbs, site }, { enrolment = "" }) => {
    await verbs.withdrawEnrolment(enrolment);
    return site.messages.admin.batches.class.withdrawn;
  },
  move: async ({ verbs, site }, { enrolment = "", to = "" }) => {
    await verbs.moveEnrolment(enrolment, to);
    return site.messages.admin.batches.class.moved;
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.batch.name }];

export default function Batch({ loaderData, actionData }: Route.ComponentProps) {
  const { batches: words } = useFrame().words;
  const { may } = useMember();
  const { batch, elsewhere, members, others } = loaderData;
  return (
    <div className="grid gap-5 p-4 md:p-6">
      <header>
        <Link to="/batches" className="link text-sm">
          {words.back}
        </Link>
        <h1 className="text-2xl">{batch.name}</h1>
        <p className="mt-1 text-ink-soft">
          {batch.schedule}, {batch.timing}, <bdi>{batch.instructor}</bdi>,{" "}
          {fillText(words.dates, { from: shortDay(batch.startDate), until: shortDay(batch.endDate) })}
        </p>
        <p className="mt-3 font-display text-2xl font-bold">
          {fillText(words.seats, { taken: batch.enrolled, seats: batch.seats })}
          {elsewhere > 0 && (
            <span className="ml-3 font-text text-base font-normal text-ink-soft">
              {fillCount(words.elsewhere, elsewhere)}
            </span>
          )}
        </p>
      </header>
      <OutcomeNote outcome={actionData} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <ClassList batchId={batch.id} members={members} others={others} mayChange={may.includes("enrolPerson")} />
        {may.includes("enrolPerson") && <AddStudent batchId={batch.id} outcome={actionData} />}
      </div>
    </div>
  );
}
