import type { StaffRole } from "#shared/staff-role.ts";
import { useFrame } from "#ui/office/office-frame.ts";

/** A batch that a teacher may be given. */
export type BatchChoice = { id: string; name: string; hasEnded: boolean };

type DutyFieldsProps = {
  duty: { role: StaffRole; batchIds: string[] };
  batches: BatchChoice[];
  error?: string | undefined;
};

/** The duties of a member of the staff: one role, and the batches of a teacher. */
export function DutyFields({ duty, batches, error }: DutyFieldsProps) {
  const { role, batchIds } = duty;
  const { staff, frame } = useFrame().words;
  const offered = batches.filter(({ id, hasEnded }) => !hasEnded || batchIds.includes(id));
  return (
    <>
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
      <fieldset className="grid gap-1" aria-describedby={error && "batches-error"}>
        <legend className="mb-1 text-sm font-semibold">{staff.invite.batches}</legend>
        {offered.length === 0 && <p className="text-ink-soft">{staff.invite.noBatches}</p>}
        {offered.map(({ id, name }) => (
          <label key={id} className="flex min-h-8 items-center gap-2 max-md:min-h-11">
            <input
              type="checkbox"
              name="batch"
              value={id}
              defaultChecked={batchIds.includes(id)}
              className="size-5 shrink-0"
            />
            <bdi>{name}</bdi>
          </label>
        ))}
        {error && (
          <p id="batches-error" className="text-sm text-danger">
            {error}
          </p>
        )}
      </fieldset>
    </>
  );
}
