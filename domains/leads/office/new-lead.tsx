import { channels } from "#domains/leads/contract.ts";
import { Choice, Field, LongField } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

type NewLeadProps = { courses: [id: string, title: string][]; outcome: Outcome | undefined };

/** Adds somebody who called, came to the desk or wrote elsewhere. */
export function NewLead({ courses, outcome }: NewLeadProps) {
  const { conversation, leads } = useFrame().words;
  const { add } = conversation;
  const wrong = outcome?.intent === "add" ? (outcome.fields ?? {}) : {};
  return (
    <details className="mt-4">
      <summary data-key="n" className="button button-main cursor-pointer list-none">
        <span>{add.button}</span>
        <kbd className="key max-md:hidden">{add.key}</kbd>
      </summary>
      <ActForm name="new lead" className="card mt-3 grid max-w-3xl gap-3 p-4 md:grid-cols-2">
        <h2 className="text-lg md:col-span-2">{add.title}</h2>
        <Field label={add.name} name="name" maxLength={200} required dir="auto" error={wrong.name} />
        <Field label={add.contact} name="contact" maxLength={254} dir="ltr" error={wrong.contact} />
        <Choice
          label={add.channel}
          name="channel"
          defaultValue="phone"
          options={channels.map((channel) => [channel, leads.sources[channel]])}
        />
        <Choice label={add.course} name="course" options={[["", add.noCourse], ...courses]} />
        <div className="md:col-span-2">
          <LongField label={add.text} name="text" rows={2} maxLength={5000} required dir="auto" error={wrong.text} />
        </div>
        <button type="submit" name="intent" value="add" className="button button-main justify-self-start">
          {add.save}
        </button>
      </ActForm>
    </details>
  );
}
