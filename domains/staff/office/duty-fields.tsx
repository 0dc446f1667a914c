import type { StaffRight } from "#shared/staff-right.ts";
import type { StaffRole } from "#shared/staff-role.ts";
import { useFrame } from "#ui/office/office-frame.ts";

/** A batch that a teacher may be given. */
export type BatchChoice = { id: string; name: string; hasEnded: boolean };
/** A branch that a member may be limited to. */
export type BranchChoice = { id: string; name: string };

type DutyFieldsProps = {
  duty: { role: StaffRole; batchIds: string[]; branchIds: string[]; rights: StaffRight[] };
  batches: BatchChoice[];
  branches: BranchChoice[];
  errors: Partial<Record<string, string>>;
};

/** The duties of a member of the staff: one role, and what goes with it; what does not is out of sight. */
export function DutyFields({ duty, batches, branches, errors }: DutyFieldsProps) {
  const { role, batchIds, branchIds, rights } = duty;
  const { staff, frame } = useFrame().words;
  const offered = batches.filter(({ id, hasEnded }) => !hasEnded || batchIds.includes(id));
  return (
    <div className="group/duty grid gap-4">
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-semibold">{staff.invite.role}</legend>
        {(Object.entries(frame.roles) as [StaffRole, string][]).map(([value, name]) => (
          <label key={value} className="flex min-h-8 items-center gap-2 max-md:min-h-11">
            <input type="radio" name="role" value={value} defaultChecked={value === role} className="size-5 shrink-0" />
            <span>
              {name}: <span className="text-ink-soft">{staff.about[value]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Boxes
        {...{ name: "batch", legend: staff.invite.batches, none: staff.invite.noBatches, error: errors.batchIds }}
        choices={offered.map(({ id, name }) => [id, name])}
        ticked={batchIds}
        look={besides.batches}
      />
      {branches.length > 0 && (
        <Boxes
          {...{ name: "branch", legend: frame.duty.branches, error: errors.branchIds }}
          choices={branches.map(({ id, name }) => [id, name])}
          ticked={branchIds}
          look={besides.branches}
        />
      )}
      <Boxes
        {...{ name: "right", legend: frame.duty.rights, error: errors.rights }}
        choices={Object.entries(frame.rights)}
        ticked={rights}
        look={besides.rights}
      />
    </div>
  );
}

/** Out of sight beside the roles that `dutyOf` gives none of it. */
const besides = {
  batches: "group-[:not(:has([value=teacher]:checked))]/duty:hidden",
  branches: "group-has-[[value=owner]:checked]/duty:hidden group-has-[[value=teacher]:checked]/duty:hidden",
  rights:
    "group-has-[[value=owner]:checked]/duty:hidden group-has-[[value=manager]:checked]/duty:hidden group-has-[[value=teacher]:checked]/duty:hidden",
};

type BoxesProps = {
  name: string;
  legend: string;
  none?: string;
  choices: [value: string, name: string][];
  ticked: string[];
  error: string | undefined;
  look: string;
};

function Boxes({ name, legend, none, choices, ticked, error, look }: BoxesProps) {
  return (
    <fieldset className={`grid gap-1 ${look}`} aria-describedby={error && `${name}-error`}>
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      {choices.length === 0 && <p className="text-ink-soft">{none}</p>}
      {choices.map(([value, called]) => (
        <label key={value} className="flex min-h-8 items-center gap-2 max-md:min-h-11">
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={ticked.includes(value)}
            className="size-5 shrink-0"
          />
          <bdi>{called}</bdi>
        </label>
      ))}
      {error && (
        <p id={`${name}-error`} className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
