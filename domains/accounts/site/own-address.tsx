import { BadgeCheck, MailQuestion } from "lucide-react";
import { Form } from "react-router";
import { Button } from "#ui/site/button.tsx";
import { type FormOutcome, FormOutcomeNote } from "./form-outcome-note.tsx";

type OwnAddressProps = {
  user: { name: string | null; email: string | null; emailVerified: boolean };
  words: { confirmed: string; unconfirmed: string; sendAgain: string };
  outcome?: FormOutcome;
};

/** The account's name and address, and whether the address is confirmed. */
export function OwnAddress({ user, words, outcome }: OwnAddressProps) {
  const Icon = user.emailVerified ? BadgeCheck : MailQuestion;
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
        <span className="wrap-anywhere">{user.email}</span>
        <span
          className={`inline-flex items-center gap-1.5 text-sm ${user.emailVerified ? "text-success" : "text-ink-faint"}`}
        >
          <Icon size={18} aria-hidden="true" />
          {user.emailVerified ? words.confirmed : words.unconfirmed}
        </span>
      </p>
      {!user.emailVerified && (
        <Form method="post" replace className="mt-3 flex flex-wrap items-center gap-4">
          <input type="hidden" name="intent" value="send-confirmation" />
          <Button type="submit" variant="quiet">
            {words.sendAgain}
          </Button>
          <FormOutcomeNote outcome={outcome} />
          {outcome?.refused && (
            <p role="alert" className="font-medium text-danger">
              {outcome.refused.message}
            </p>
          )}
        </Form>
      )}
    </div>
  );
}
