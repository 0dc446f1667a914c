import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { ButtonLink, SiteLink } from "#app/ui/site-link.tsx";
import type { OwnPortal } from "#server/services/enrolments/own-enrolments.ts";
import type { Messages } from "#shared/messages/en/messages.ts";
import { fillText } from "#shared/rules/fill-text.ts";

type Words = Messages["portal"];
type OwnBatch = OwnPortal["batches"][number];
type OwnLectures = NonNullable<OwnBatch["lectures"]>;

/** A batch of the student's with its days, how their seat stands, and how far its lectures are watched. */
export function OwnBatchTile({ own, words }: { own: OwnBatch; words: Words }) {
  const { course, batch, state, place, heldUntil, hasBegun, movedFrom, offerPath } = own;
  const names = { until: heldUntil?.words ?? "", place: place ?? 0, start: batch.start };
  const standing = state === "active" && !hasBegun ? words.states.begins : words.states[state];
  return (
    <article aria-labelledby={`own-${own.id}`} className="rounded-card bg-surface p-6 shadow-card md:p-8">
      <h3 id={`own-${own.id}`} dir="auto" className="text-xl wrap-anywhere">
        {course}
      </h3>
      <p className="mt-1 text-ink-soft wrap-anywhere">
        <bdi className="font-semibold text-ink">{batch.name}</bdi>, {batch.schedule}, {batch.timing},{" "}
        <bdi>{batch.instructor}</bdi>
      </p>
      <p className="mt-3 font-medium">
        {fillText(standing, names)}
        {movedFrom && (
          <>
            {" "}
            <bdi>{fillText(words.moved, { batch: movedFrom })}</bdi>
          </>
        )}
      </p>
      {offerPath && (
        <ButtonLink to={offerPath} className="mt-4">
          {words.takeSeat}
          <span className="sr-only">: {batch.name}</span>
        </ButtonLink>
      )}
      <Lectures own={own} words={words.lectures} />
    </article>
  );
}

/** How far the lectures are watched, and the way to the one to go on with. */
function Lectures({ own: { batch, lectures, lecturesPath }, words }: { own: OwnBatch; words: Words["lectures"] }) {
  if (!lecturesPath) return null;
  if (!lectures?.next) {
    return (
      <>
        {lectures && <Watched lectures={lectures} words={words} />}
        <ButtonLink to={lecturesPath} variant="ink" className="mt-4">
          {words.open}
          <span className="sr-only">: {batch.name}</span>
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <Watched lectures={lectures} words={words} />
      <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink to={lectures.next.path} variant="ink">
          {labelOf(lectures, words)}
          <span className="sr-only">
            : {lectures.next.title}, {batch.name}
          </span>
        </ButtonLink>
        <SiteLink
          to={lecturesPath}
          className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
        >
          {words.all}
          <span className="sr-only">: {batch.name}</span>
        </SiteLink>
      </p>
    </>
  );
}

function Watched({ lectures: { all, finished }, words }: { lectures: OwnLectures; words: Words["lectures"] }) {
  const text = fillText(words.watched, { finished, all });
  return (
    <div className="mt-4 grid gap-2 text-sm text-ink-soft">
      <p>{text}</p>
      <ProgressBar share={finished / all} label={text} />
    </div>
  );
}

function labelOf({ next, finished }: OwnLectures, words: Words["lectures"]): string {
  if (!next) return words.open;
  const { number, isBegun, minutesLeft } = next;
  if (isBegun)
    return fillText(minutesLeft === null ? words.continue : words.left, { number, minutes: minutesLeft ?? 0 });
  return fillText(finished === 0 ? words.start : words.next, { number });
}
