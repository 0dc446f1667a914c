import { ProgressBar } from "#ui/site/progress-bar.tsx";
import { ButtonLink, SiteLink } from "#ui/site/site-link.tsx";
import type { OwnWeek } from "./own-view.ts";

type OwnBatch = OwnWeek["batches"]["list"][number];

/** A student's batch with its days, the state of their seat, and their progress in its lectures. */
export function OwnBatchTile({ batch }: { batch: OwnBatch }) {
  const { id, course, name, times, teacher, standing, moved, offer, lectures } = batch;
  return (
    <article aria-labelledby={`own-${id}`} className="rounded-card bg-surface p-6 shadow-card md:p-8">
      <h3 id={`own-${id}`} dir="auto" className="text-xl wrap-anywhere">
        {course}
      </h3>
      <p className="mt-1 text-ink-soft wrap-anywhere">
        <bdi className="font-semibold text-ink">{name}</bdi>, {times}, <bdi>{teacher}</bdi>
      </p>
      <p className="mt-3 font-medium">
        {standing}
        {moved && (
          <>
            {" "}
            <bdi>{moved}</bdi>
          </>
        )}
      </p>
      {offer && (
        <ButtonLink to={offer.path} className="mt-4">
          {offer.label}
          <span className="sr-only">: {name}</span>
        </ButtonLink>
      )}
      {lectures && <Lectures lectures={lectures} batch={name} />}
    </article>
  );
}

/** The progress in the lectures, and the link to the one to continue with. */
function Lectures({
  lectures: { watched, go, all },
  batch,
}: {
  lectures: NonNullable<OwnBatch["lectures"]>;
  batch: string;
}) {
  return (
    <>
      {watched && (
        <div className="mt-4 grid gap-2 text-sm text-ink-soft">
          <p>{watched.text}</p>
          {watched.share !== null && <ProgressBar share={watched.share} label={watched.text} />}
        </div>
      )}
      <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink to={go.path} variant="ink">
          {go.label}
          <span className="sr-only">
            : {go.title && `${go.title}, `}
            {batch}
          </span>
        </ButtonLink>
        {all && (
          <SiteLink
            to={all.path}
            className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
          >
            {all.label}
            <span className="sr-only">: {batch}</span>
          </SiteLink>
        )}
      </p>
    </>
  );
}
