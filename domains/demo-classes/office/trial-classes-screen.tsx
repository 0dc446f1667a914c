import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { Empty } from "#ui/empty.tsx";
import { Choice } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { ListKeys } from "#ui/office/list-keys.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

interface Visitor {
  id: string;
  personId: string | null;
  name: string;
  phone: string;
  came: boolean | null;
  lead: { id: string; state: "new" | "answered" | "won" | "lost"; isSuspect: boolean } | null;
  /** What they said last; null for nothing. */
  said: string | null;
  reminder: "waits" | "sent" | "left" | "stopped" | null;
}

interface TrialClass {
  courseId: string;
  course: string;
  /** The start, for the server and for people. */
  startsAt: string;
  hours: string;
  teacherId: string | null;
  usualTeacher: string | null;
  isToCome: boolean;
  canBeNoted: boolean;
  visitors: Visitor[];
}

type TrialClassesScreenProps = {
  /** The days with a heading each: today, the next ones, and those that have passed. */
  days: { heading: string; classes: TrialClass[] }[];
  teachers: { id: string; name: string }[];
  outcome: Outcome | undefined;
};

/** The trial classes that are booked: who comes, who teaches, and who came. */
export function TrialClassesScreen({ days, teachers, outcome }: TrialClassesScreenProps) {
  const { trials: words, today } = useFrame().words;
  const [search] = useSearchParams();
  const classes = days.flatMap((one) => one.classes);
  const visitors = classes.flatMap((one) => one.visitors.map((visitor) => ({ ...visitor, ...one, id: visitor.id })));
  const chosen =
    visitors.find(({ id }) => id === search.get("at")) ??
    visitors.find(({ canBeNoted, came }) => canBeNoted && came === null) ??
    visitors[0];
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6">
      <header>
        <Link to="/leads" className="link text-sm">
          {today.leads.open}
        </Link>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 text-ink-soft">{words.lead}</p>
        <p className="mt-1">
          <Link to="/outbox?kind=demo" className="link">
            {words.outbox}
          </Link>
        </p>
      </header>
      <OutcomeNote outcome={outcome} />
      {classes.length === 0 && <Empty title={words.empty} text={words.emptyText} />}
      {classes.length > 0 &&
        days.map(({ heading, classes: ofDay }) => (
          <section key={heading} className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <h2 className="text-lg">{heading}</h2>
            {ofDay.length === 0 && <p className="text-ink-soft">{words.noneToday}</p>}
            {ofDay.map((one) => (
              <ClassCard key={`${one.courseId} ${one.startsAt}`} {...one} teachers={teachers} chosen={chosen?.id} />
            ))}
          </section>
        ))}
      {classes.length > 0 && (
        <ListKeys
          keys={{
            title: words.keys.title,
            named: [
              ["J", words.keys.next],
              ["K", words.keys.previous],
              ["C", words.keys.came],
              ["N", words.keys.missed],
            ],
          }}
          rows={visitors.map(({ id }) => ({ to: `?at=${id}`, isOpen: id === chosen?.id }))}
        />
      )}
    </div>
  );
}

type ClassCardProps = TrialClass & { teachers: TrialClassesScreenProps["teachers"]; chosen: string | undefined };

function ClassCard({ courseId, course, startsAt, hours, visitors, chosen, ...one }: ClassCardProps) {
  const { trials: words } = useFrame().words;
  const { teacherId, usualTeacher, teachers, isToCome, canBeNoted } = one;
  const usual = usualTeacher ? fillText(words.usual, { name: usualTeacher }) : words.nobody;
  const about = (
    <>
      <input type="hidden" name="course" value={courseId} />
      <input type="hidden" name="startsAt" value={startsAt} />
    </>
  );
  return (
    <article className="card grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">{course}</h3>
        <p className="text-ink-soft">
          {hours} · {fillCount(words.coming, visitors.length)}
        </p>
      </header>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <ActForm name={`teacher ${courseId} ${startsAt}`} className="flex flex-wrap items-end gap-2" stays>
          {about}
          <Choice
            label={words.teacher}
            name="teacher"
            defaultValue={teacherId ?? ""}
            options={[["", usual], ...teachers.map(({ id, name }): [string, string] => [id, name])]}
          />
          <button type="submit" name="intent" value="teacher" className="button button-quiet">
            {words.save}
          </button>
        </ActForm>
        {isToCome && (
          <ActForm name={`texts ${courseId} ${startsAt}`}>
            {about}
            <button type="submit" name="intent" value="texts" className="button button-quiet">
              {words.texts}
            </button>
          </ActForm>
        )}
      </div>
      <ul>
        {visitors.map((visitor) => (
          <VisitorRow key={visitor.id} {...visitor} canBeNoted={canBeNoted} isChosen={visitor.id === chosen} />
        ))}
      </ul>
    </article>
  );
}

function VisitorRow(visitor: Visitor & { canBeNoted: boolean; isChosen: boolean }) {
  const { id, phone, came, lead, said, reminder, canBeNoted, isChosen } = visitor;
  const { trials: words, leads } = useFrame().words;
  const [search] = useSearchParams();
  const row = useRef<HTMLLIElement>(null);
  const isSteppedTo = search.get("at") === id;
  useEffect(() => {
    if (isSteppedTo) row.current?.scrollIntoView({ block: "nearest" });
  }, [isSteppedTo]);
  return (
    <li
      ref={row}
      aria-current={isChosen ? "true" : undefined}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-2 py-2 ${isChosen ? "bg-sunken shadow-[inset_3px_0_0_var(--accent)]" : ""}`}
    >
      <div className="grid min-w-48 flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <VisitorName {...visitor} />
          <a href={`tel:${phone}`} className="text-ink-soft">
            <bdi>{phone}</bdi>
          </a>
          {lead && <Badge>{leads.states[lead.state]}</Badge>}
          {lead?.isSuspect && <Badge look="red">{leads.suspect}</Badge>}
          {reminder && <Badge look={reminder === "stopped" ? "red" : "blue"}>{words.reminders[reminder]}</Badge>}
        </p>
        {said && (
          <p dir="auto" className="text-sm wrap-anywhere text-ink-soft">
            {fillText(words.wants, { text: said })}
          </p>
        )}
      </div>
      {came !== null && <Badge look={came ? "green" : "red"}>{came ? words.came : words.missed}</Badge>}
      {canBeNoted && <NoteForm {...visitor} />}
    </li>
  );
}

/** The name, which leads to the lead, or else to the person. */
function VisitorName({ name, lead, personId }: Visitor) {
  const to = lead ? `/leads/${lead.id}` : personId && `/people/${personId}`;
  if (!to) return <bdi className="font-semibold">{name}</bdi>;
  return (
    <Link to={to} className="link font-semibold">
      <bdi>{name}</bdi>
    </Link>
  );
}

const answers = [
  { value: "yes", came: true, key: "c" },
  { value: "no", came: false, key: "n" },
] as const;

/** Notes in one press whether a visitor came; what is noted already is no choice. */
function NoteForm({ id, name, came, isChosen }: Visitor & { isChosen: boolean }) {
  const { trials: words } = useFrame().words;
  const noted = answers.find((one) => one.came === came);
  return (
    <ActForm name={`came ${id}`} className="flex flex-wrap gap-2">
      <input type="hidden" name="intent" value="came" />
      <input type="hidden" name="booking" value={id} />
      <input type="hidden" name="seen" value={noted?.value ?? ""} />
      {answers
        .filter((one) => one !== noted)
        .map(({ value, came: isCame, key }) => (
          <button
            key={value}
            type="submit"
            name="came"
            value={value}
            aria-label={fillText(isCame ? words.noteCame : words.noteMissed, { name })}
            className="button button-quiet"
            data-key={isChosen ? key : undefined}
          >
            {isCame ? words.came : words.missed}
          </button>
        ))}
    </ActForm>
  );
}
