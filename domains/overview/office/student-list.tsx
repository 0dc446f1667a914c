import { Form, Link } from "react-router";
import { Badge } from "#ui/badge.tsx";
import { Choice, Field } from "#ui/field.tsx";
import { FileForm } from "#ui/form/file-form.tsx";
import { FilterChips } from "#ui/office/filter-chips.tsx";
import { List } from "#ui/office/list.tsx";
import { useMember } from "#ui/office/member.ts";
import { useFrame } from "#ui/office/office-frame.ts";

type StudentRow = {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  guardian: string | null;
  batches: string[];
  overdue: string[];
  hasAccount: boolean;
};

export type StudentListProps = {
  students: StudentRow[];
  next: string | null;
  isLater: boolean;
  /** The filter as the address has it; empty for none. */
  asked: Record<"q" | "batch" | "branch" | "who", string>;
  batches: [id: string, name: string][];
  branches: [id: string, name: string][];
  mayAdd: boolean;
  mayExport: boolean;
};

const groups = ["", "owe", "absent", "without account"] as const;

/** The students by name, with what the clerk looks for: batches, parent, and what is overdue. */
export function StudentList(props: StudentListProps) {
  const { students, next, isLater, asked, batches, branches, mayAdd, mayExport } = props;
  const { students: words } = useFrame().words;
  const { columns } = words;
  return (
    <div className="p-4 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{words.title}</h1>
        {mayAdd && (
          <Link to="/students/new" className="button button-main">
            {words.add.title}
          </Link>
        )}
      </div>
      <Form method="get" role="search" className="mt-4 flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-60">
          <Field label={words.search} name="q" type="search" maxLength={100} defaultValue={asked.q} dir="auto" />
        </div>
        <div className="basis-48">
          <Choice
            label={words.batch}
            name="batch"
            defaultValue={asked.batch}
            options={[["", words.everyBatch], ...batches]}
          />
        </div>
        {branches.length > 0 && (
          <div className="basis-48">
            <Choice
              label={words.branch}
              name="branch"
              defaultValue={asked.branch}
              options={[["", words.everyBranch], ...branches]}
            />
          </div>
        )}
        {asked.who && <input type="hidden" name="who" value={asked.who} />}
        <button type="submit" className="button button-quiet">
          {words.show}
        </button>
      </Form>
      <FilterChips
        label={words.who.label}
        look="mt-3"
        chips={groups.map((group) => ({
          to: addressOf({ ...asked, who: group }),
          label: words.who[group || "all"],
          isChosen: group === asked.who,
        }))}
      />
      {mayExport && students.length > 0 && <ChosenActs asked={asked} />}
      <List
        rows={students}
        keyOf={({ id }) => id}
        empty={{ title: words.empty, text: isLater ? undefined : words.emptyText }}
        paging={{ next, isLater, said: { next: words.next, first: words.first } }}
        look="mt-4 table-fixed"
        opens={{
          title: columns.name,
          look: "w-[32%] max-md:w-[60%]",
          row: ({ id, name, email, phone }) => ({ to: `/people/${id}`, name, detail: email ?? phone }),
        }}
        columns={[
          {
            title: columns.batches,
            look: "max-md:hidden",
            cellLook: "text-ink-soft",
            cell: ({ batches: places }) => <bdi>{places.join(", ")}</bdi>,
          },
          {
            title: columns.guardian,
            look: "w-[18%] max-lg:hidden",
            cellLook: "truncate text-ink-soft",
            cell: ({ guardian }) => <bdi>{guardian}</bdi>,
          },
          {
            title: columns.owes,
            look: "w-[14%] max-md:w-[40%]",
            cell: ({ overdue }) => overdue.length > 0 && <Badge look="red">{overdue.join(" + ")}</Badge>,
          },
          {
            title: columns.account,
            look: "w-[10%] max-md:hidden",
            cell: ({ hasAccount }) => hasAccount && <Badge look="green">{words.hasAccount}</Badge>,
          },
          ...(mayExport ? [{ ...choosing, title: words.chosen.choose, cell: tickOf(words.chosen.tick) }] : []),
        ]}
      />
    </div>
  );
}

const [chosenForm, choosing] = ["chosen-students", { look: "w-12", isUnnamed: true as const }];

/** The box that chooses a student, above the link that the row is. */
function tickOf(label: string) {
  const [before, after] = label.split("{name}");
  return function Tick({ id, name }: StudentRow) {
    return (
      <label className="relative z-10 flex min-h-8 items-center justify-center max-md:min-h-11">
        <span className="sr-only">
          {before}
          <bdi>{name}</bdi>
          {after}
        </span>
        <input type="checkbox" form={chosenForm} name="student" value={id} className="size-5" />
      </label>
    );
  };
}

/** What is done with those who are ticked, or with all that the filter finds. */
function ChosenActs({ asked }: Pick<StudentListProps, "asked">) {
  const { chosen: words, announce } = useFrame().words.students;
  const { may } = useMember();
  return (
    <FileForm id={chosenForm} action="/admin/students.csv" className="mt-3 flex flex-wrap items-center gap-2">
      {Object.entries(asked).map(([name, value]) => value && <input key={name} type="hidden" {...{ name, value }} />)}
      <span className="text-sm text-ink-soft">{words.which}</span>
      <button type="submit" formMethod="get" formAction="/admin/students/chosen" className="button button-quiet">
        {words.act}
      </button>
      {may.includes("announce") && (
        <button
          {...{ type: "submit", formMethod: "get", formAction: "/admin/announcements/new" }}
          {...{ name: "chosen", value: "yes", className: "button button-quiet" }}
        >
          {announce}
        </button>
      )}
      <button type="submit" className="button button-quiet">
        {words.export}
      </button>
    </FileForm>
  );
}

function addressOf(asked: StudentListProps["asked"]): string {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ""));
  return query.size > 0 ? `/students?${query}` : "/students";
}
