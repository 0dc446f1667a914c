import { OwnTime } from "#ui/own-time.tsx";
import { ProgressBar } from "#ui/site/progress-bar.tsx";
import { ButtonLink, SiteLink } from "#ui/site/site-link.tsx";
import type { OwnWeek } from "./own-view.ts";

type OwnBatch = OwnWeek["batches"]["list"][number];

const linkClass = "inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4";

type OwnBatchTileProps = { batch: OwnBatch; ways: OwnWeek["ways"] };

/** A student's batch: its days, the state of their seat, their own figures, and the ways to its lectures and classes. */
export function OwnBatchTile({ batch, ways }: OwnBatchTileProps) {
  const { id, course, name, times, nextHours, teacher, standing, moved, offer, lectures, figures } = batch;
  return (
    <article aria-labelledby={`own-${id}`} className="rounded-card bg-surface p-6 shadow-card md:p-8">
      <h3 id={`own-${id}`} dir="auto" className="text-xl wrap-anywhere">
        {course}
      </h3>
      <p className="mt-1 text-ink-soft">
        <bdi className="font-semibold text-ink">{name}</bdi>, {times}, <bdi>{teacher}</bdi>
      </p>
      {nextHours && (
        <p className="text-sm text-ink-soft">
          <OwnTime {...nextHours} />
        </p>
      )}
      <p className="mt-2 font-medium">
        {standing}
        {moved && (
          <span>
            {" "}
            <bdi>{moved}</bdi>
          </span>
        )}
      </p>
      {offer && (
        <ButtonLink to={offer.path} className="mt-4">
          {offer.label}
          <span className="sr-only">: {name}</span>
        </ButtonLink>
      )}
      {lectures && <Lectures lectures={lectures} batch={name} />}
      {figures.length > 0 && (
        <dl className="mt-5 grid gap-x-6 border-t border-line pt-4 sm:grid-cols-3">
          {figures.map(({ path, name: figure, text }) => (
            <div key={path} className="flex flex-wrap items-center justify-between gap-x-4 sm:block">
              <dt>
                <SiteLink to={path} className={linkClass}>
                  {figure}
                </SiteLink>
              </dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul className="mt-4 flex flex-wrap gap-x-6 border-t border-line pt-2">
        {ways.map(({ label, path }) => (
          <li key={path}>
            <SiteLink to={path} className={linkClass}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
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
          <span className="sr-only">{`: ${go.title ? `${go.title}, ` : ""}${batch}`}</span>
        </ButtonLink>
        {all && (
          <SiteLink to={all.path} className={linkClass}>
            {all.label}
            <span className="sr-only">: {batch}</span>
          </SiteLink>
        )}
      </p>
    </>
  );
}
