import type { BookingWords } from "#domains/demo-classes/words.en.ts";
import { buttonClass } from "#ui/site/button-class.ts";
import { ButtonLink } from "#ui/site/site-link.tsx";

const cells = (count: number) => Array.from({ length: count }, (_, place) => place);

/** The placeholder while the times load. */
export function SlotSkeleton({ words }: { words: BookingWords["time"] }) {
  return (
    <div>
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <div aria-hidden="true" className="animate-pulse pt-15 sm:pt-11">
        <div className="grid grid-cols-5 gap-2 sm:grid-cols-7">
          {cells(15).map((cell) => (
            <div key={cell} className="h-20 rounded-control bg-line" />
          ))}
        </div>
        <div className="mt-14 grid grid-cols-2 gap-2 sm:grid-cols-3">
          {cells(8).map((cell) => (
            <div key={cell} className="h-17 rounded-control bg-line" />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Shown if there are no times. */
export function NoSlots({ words }: { words: BookingWords["time"] }) {
  return (
    <div className="rounded-card border border-line bg-surface p-6">
      <p>{words.empty}</p>
      <ButtonLink to={words.contactAction.href} variant="quiet" className="mt-4">
        {words.contactAction.label}
      </ButtonLink>
    </div>
  );
}

/** Shown if the times could not be loaded. */
export function SlotsFailed({ words, retry }: { words: BookingWords["time"]; retry: () => void }) {
  return (
    <div role="alert" className="rounded-card border border-line bg-surface p-6">
      <p>{words.failed}</p>
      <button type="button" onClick={retry} className={buttonClass({ variant: "quiet" }, "mt-4")}>
        {words.retry}
      </button>
    </div>
  );
}
