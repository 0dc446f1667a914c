import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { MeetingAccountPart, type ShownAccount } from "./meeting-account-form.tsx";

type MeetingFormProps = { meetingUrl: string; outcome: Outcome | undefined };

/** Where the classes of a batch meet online, for its teacher, who does not change the rule. */
export function MeetingForm({ meetingUrl, outcome }: MeetingFormProps) {
  const { meeting: words } = useClassFrame().words.timetable;
  const isThis = outcome?.intent === "set meeting" && outcome.refused !== undefined;
  return (
    <section className="card p-4" id="meeting" aria-labelledby="meeting-title">
      <h2 id="meeting-title" className="text-lg">
        {words.title}
      </h2>
      <ActForm name="meeting" stays className="mt-3 grid gap-3">
        <input type="hidden" name="seen" value={meetingUrl} />
        <Field
          label={words.label}
          name="meetingUrl"
          hint={words.hint}
          inputMode="url"
          maxLength={500}
          defaultValue={(isThis && outcome.typed?.meetingUrl) || meetingUrl}
          error={isThis ? outcome.fields?.meetingUrl : undefined}
        />
        <button type="submit" name="intent" value="set meeting" className="button button-quiet justify-self-start">
          {words.save}
        </button>
      </ActForm>
    </section>
  );
}

type MeetingSettingsProps = {
  server: string;
  account: ShownAccount | null;
  isOwner: boolean;
  outcome: Outcome | undefined;
};

/** Where the program makes meetings: an account at Zoom or Google Meet, or a Jitsi server. */
export function MeetingSettingsScreen({ server, account, isOwner, outcome: last }: MeetingSettingsProps) {
  const { meetings: words } = useFrame().words;
  const outcome = last?.form === "meeting server" ? last : undefined;
  return (
    <div className="grid max-w-3xl gap-5 p-4 md:p-6">
      <header>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{words.lead}</p>
      </header>
      <MeetingAccountPart account={account} isOwner={isOwner} outcome={last} />
      <ActForm name="meeting server" stays className="card grid gap-4 p-4">
        <header>
          <h2 className="text-lg">{words.jitsi.title}</h2>
          <p className="mt-1 max-w-prose text-ink-soft">{words.jitsi.about}</p>
        </header>
        <Field
          label={words.server}
          name="server"
          hint={words.serverHint}
          inputMode="url"
          maxLength={500}
          defaultValue={outcome?.typed?.server ?? server}
          error={outcome?.fields?.server}
        />
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" name="intent" value="save" className="button button-main">
            {words.save}
          </button>
          <OutcomeNote outcome={outcome} />
        </div>
      </ActForm>
    </div>
  );
}
