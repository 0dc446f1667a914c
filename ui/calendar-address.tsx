import { useState } from "react";
import { copyText } from "#ui/copy-text.ts";
import { ActForm } from "#ui/form/act-form.tsx";

type CalendarWords = Record<
  | "title"
  | "text"
  | "keep"
  | "once"
  | "address"
  | "none"
  | "make"
  | "renew"
  | "revoke"
  | "how"
  | "copy"
  | "copied"
  | "phone"
  | "google",
  string
> & { steps: string[] };

type CalendarAddressProps = {
  words: CalendarWords;
  /** Its creation time, as text; null without an address. */
  since: string | null;
  /** A new one, which is shown only once. */
  fresh: string | undefined;
};

/** The private address at which a person's own calendar reads their classes: a new one, or none. */
export function CalendarAddress({ words, since, fresh }: CalendarAddressProps) {
  const [isCopied, setIsCopied] = useState(false);
  const subscriptions = subscriptionsTo(fresh ?? "");
  return (
    <section className="card grid gap-3 p-4" aria-labelledby="calendar">
      <h2 id="calendar" className="text-lg">
        {words.title}
      </h2>
      <p className="text-ink-soft">{words.text}</p>
      {fresh ? (
        <div className="grid gap-2 rounded-control bg-emerald-tint p-3">
          <p>{words.once}</p>
          <code className="font-mono text-sm font-semibold break-all select-all">{fresh}</code>
          <p className="flex flex-wrap gap-2">
            <a href={subscriptions.phone} className="button button-main">
              {words.phone}
            </a>
            <a href={subscriptions.google} target="_blank" rel="noopener noreferrer" className="button button-main">
              {words.google}
            </a>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => void copyText(fresh).then(setIsCopied)}
            >
              {isCopied ? words.copied : words.copy}
            </button>
          </p>
          <h3 className="text-sm font-semibold">{words.how}</h3>
          <ul className="list-disc ps-5">
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </div>
      ) : (
        <p>{since ?? words.none}</p>
      )}
      <ActForm name="calendar" isSecret className="flex flex-wrap gap-2" onSubmit={() => setIsCopied(false)}>
        <button type="submit" name="intent" value="make calendar" className="button button-quiet">
          {since ? words.renew : words.make}
        </button>
        {since && (
          <button type="submit" name="intent" value="end calendar" className="button button-danger">
            {words.revoke}
          </button>
        )}
      </ActForm>
      <p className="text-sm text-ink-faint">{words.keep}</p>
    </section>
  );
}

/** The addresses that open a calendar program with the question whether to subscribe: the device's own, and Google's. */
function subscriptionsTo(address: string) {
  const phone = address.replace(/^https?:/, "webcal:");
  return { phone, google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(phone)}` };
}
