import type { CertificateRule } from "#domains/certificates/contract.ts";
import { fillText } from "#shared/fill-text.ts";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

type RuleFormProps = { rule: CertificateRule | null; course: string; outcome: Outcome | undefined };

/** The certificate rule of a batch's course. */
export function RuleForm({ rule, course, outcome }: RuleFormProps) {
  const { rule: words } = useClassFrame().words.certificates;
  const isOurs = outcome?.intent === "rule";
  const wrong: Record<string, string> = (isOurs && outcome.fields) || {};
  const typed: Record<string, string> = (isOurs && outcome.typed) || {};
  const share = { inputMode: "numeric" as const, dir: "ltr", maxLength: 3, hint: words.percent };
  return (
    <ActForm name="rule" className="card grid gap-3 p-4">
      <h2 className="text-lg">{words.title}</h2>
      <p className="text-sm text-ink-soft">{fillText(rule ? words.course : words.none, { course })}</p>
      <Field
        {...share}
        label={words.attendance}
        name="attendance"
        defaultValue={typed.attendance ?? rule?.attendance ?? ""}
        error={wrong.attendance}
      />
      <Field
        {...share}
        label={words.work}
        name="work"
        defaultValue={typed.work ?? rule?.work ?? ""}
        error={wrong.work}
      />
      <label className="flex min-h-9 items-center gap-2 max-md:min-h-11">
        <input type="checkbox" name="fees" defaultChecked={rule?.fees ?? true} className="size-5" />
        {words.fees}
      </label>
      <button type="submit" name="intent" value="rule" className="button button-quiet justify-self-start">
        {words.save}
      </button>
    </ActForm>
  );
}
