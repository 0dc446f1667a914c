import { fillText } from "#shared/fill-text.ts";
import { formats } from "#shared/formats/formats.ts";
import { Empty } from "#ui/empty.tsx";
import { Choice, Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { Initials } from "#ui/initials.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

type Teacher = {
  id: string;
  name: string;
  userId: string | null;
  pageId: string | null;
  /** Whether a batch or a class names them. */
  isInUse: boolean;
  /** The names of the batches they teach. */
  teaches: string[];
};

type Choices = { accounts: [string, string][]; pages: [string, string][] };

export interface TeachersScreenProps extends Choices {
  teachers: Teacher[];
  /** Two that may be one person, each by id. */
  alike: { one: string; other: string }[];
  /** A teacher without an account and a member of the staff who may be one person. */
  members: { teacher: string; userId: string; name: string }[];
  mayChange: boolean;
  outcome: Outcome | undefined;
}

/** Who teaches: each once, with an account among the staff and a page where they have one. */
export function TeachersScreen({ teachers, alike, members, mayChange, outcome, ...choices }: TeachersScreenProps) {
  const { teachers: words } = useFrame().words.staff;
  const known = new Map(teachers.map((teacher) => [teacher.id, teacher]));
  return (
    <div className="grid max-w-5xl gap-5 p-4 md:p-6">
      <header>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{words.lead}</p>
      </header>
      <OutcomeNote outcome={outcome} />
      {mayChange && alike.length + members.length > 0 && (
        <section className="card" aria-labelledby="alike">
          <h2 id="alike" className="px-4 pt-3.5 pb-2.5 text-lg">
            {words.alike.title}
          </h2>
          <ul className="divide-y divide-line border-t border-line">
            {members.map(({ teacher, userId, name }) => (
              <li key={teacher} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
                <p>{fillText(words.alike.account, { teacher: known.get(teacher)?.name ?? "", member: name })}</p>
                <ActForm name={`account ${teacher}`} className="flex flex-wrap gap-2">
                  <input type="hidden" name="id" value={teacher} />
                  <input type="hidden" name="userId" value={userId} />
                  <button type="submit" name="intent" value="link" className="button button-main">
                    {words.alike.link}
                  </button>
                </ActForm>
              </li>
            ))}
            {alike.map(({ one, other }) => (
              <Pair key={`${one} ${other}`} one={known.get(one)} other={known.get(other)} />
            ))}
          </ul>
        </section>
      )}
      <section className="card" aria-label={words.title}>
        {teachers.length === 0 && <Empty title={words.empty} text={words.text} />}
        <ul className="divide-y divide-line">
          {teachers.map((teacher) => (
            <Row key={teacher.id} teacher={teacher} mayChange={mayChange} outcome={outcome} {...choices} />
          ))}
        </ul>
      </section>
      {mayChange && <AddTeacher outcome={outcome} {...choices} />}
    </div>
  );
}

function Pair({ one, other }: { one: Teacher | undefined; other: Teacher | undefined }) {
  const { alike: words } = useFrame().words.staff.teachers;
  if (!one || !other) return null;
  const ask = (sent: FormData) => {
    const [kept, gone] = sent.get("kept") === one.id ? [one, other] : [other, one];
    if (sent.get("intent") === "apart" || !gone) return null;
    return fillText(words.sure, { kept: kept.name, gone: gone.name });
  };
  return (
    <li className="grid gap-3 px-4 py-3">
      <p>
        <bdi className="font-semibold">{one.name}</bdi> · <Taught teacher={one} />
        <br />
        <bdi className="font-semibold">{other.name}</bdi> · <Taught teacher={other} />
      </p>
      <ActForm name={`alike ${one.id} ${other.id}`} ask={ask} className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="one" value={one.id} />
        <input type="hidden" name="other" value={other.id} />
        <Choice
          label={words.keep}
          name="kept"
          defaultValue={one.teaches.length >= other.teaches.length ? one.id : other.id}
          options={[
            [one.id, one.name],
            [other.id, other.name],
          ]}
        />
        <button type="submit" name="intent" value="join" className="button button-main">
          {words.join}
        </button>
        <button type="submit" name="intent" value="apart" className="button button-quiet">
          {words.apart}
        </button>
      </ActForm>
    </li>
  );
}

/** What a teacher teaches, by name. */
function Taught({ teacher }: { teacher: Teacher }) {
  const { words, language } = useFrame();
  const { staff } = words;
  const list = formats(language.lang).list("conjunction");
  const { teaches } = teacher;
  const said = teaches.length > 0 ? fillText(staff.teaches, { batches: list.format(teaches) }) : staff.teachesNone;
  return <span className="text-sm text-ink-soft">{said}</span>;
}

type Editing = Choices & { outcome: Outcome | undefined };

function Row({ teacher, mayChange, outcome, ...choices }: Editing & { teacher: Teacher; mayChange: boolean }) {
  const { teachers: words } = useFrame().words.staff;
  const { id, name, userId, pageId, isInUse } = teacher;
  const form = `teacher ${id}`;
  const isThis = outcome?.form === form && outcome.refused !== undefined;
  const values = (isThis && outcome.typed) || { name, userId: userId ?? "", pageId: pageId ?? "" };
  const labelled = (all: [string, string][], chosen: string | null) => all.find(([value]) => value === chosen)?.[1];
  const facts = [
    userId === null
      ? words.noAccount
      : fillText(words.hasAccount, { name: labelled(choices.accounts, userId) ?? name }),
    ...(pageId === null ? [] : [fillText(words.hasPage, { name: labelled(choices.pages, pageId) ?? name })]),
  ];
  const ask = (sent: FormData) => (sent.get("intent") === "remove" ? fillText(words.removeSure, { name }) : null);
  return (
    <li className="flex flex-wrap items-start gap-3 px-4 py-3">
      <Initials name={name} />
      <div className="min-w-40 flex-1">
        <bdi className="block font-semibold">{name}</bdi>
        <span className="block text-sm text-ink-faint">{facts.join(" · ")}</span>
        <Taught teacher={teacher} />
      </div>
      {mayChange && (
        <details className="min-w-0 open:w-full" open={isThis || undefined}>
          <summary className="link flex min-h-9 items-center max-md:min-h-11">
            {words.change} <span className="sr-only">{name}</span>
          </summary>
          <ActForm name={`teacher ${id}`} ask={ask} className="mt-2 grid gap-4">
            <input type="hidden" name="id" value={id} />
            <TeacherForm values={values} wrong={isThis ? (outcome.fields ?? {}) : {}} {...choices} />
            <div className="flex flex-wrap gap-2">
              <button type="submit" name="intent" value="change" className="button button-main">
                {words.save}
              </button>
              {!isInUse && (
                <button type="submit" name="intent" value="remove" formNoValidate className="button button-danger">
                  {words.remove}
                </button>
              )}
            </div>
          </ActForm>
        </details>
      )}
    </li>
  );
}

function AddTeacher({ outcome, ...choices }: Editing) {
  const { teachers: words } = useFrame().words.staff;
  const isThis = outcome?.intent === "add" && outcome.refused !== undefined;
  return (
    <ActForm name="add teacher" className="card grid gap-4 p-4">
      <h2 className="text-lg">{words.add}</h2>
      <TeacherForm values={(isThis && outcome.typed) || {}} wrong={isThis ? (outcome.fields ?? {}) : {}} {...choices} />
      <button type="submit" name="intent" value="add" className="button button-main justify-self-start">
        {words.addButton}
      </button>
    </ActForm>
  );
}

type TeacherFormProps = Choices & {
  values: Partial<Record<string, string>>;
  wrong: Partial<Record<string, string>>;
};

function TeacherForm({ values, wrong, accounts, pages }: TeacherFormProps) {
  const { teachers: words } = useFrame().words.staff;
  const of = (name: "name" | "userId" | "pageId") => ({
    ...{ name, label: words.fields[name], error: wrong[name], defaultValue: values[name] ?? "" },
  });
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field {...of("name")} maxLength={100} required dir="auto" />
      <Choice {...of("userId")} options={[["", words.none], ...accounts]} hint={words.hints.userId} />
      <Choice {...of("pageId")} options={[["", words.none], ...pages]} hint={words.hints.pageId} />
    </div>
  );
}
