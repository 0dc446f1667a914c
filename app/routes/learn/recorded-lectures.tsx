import { data } from "react-router";
import { LectureRoom } from "#app/features/lectures/lecture-room.tsx";
import { headOf } from "#app/lib/page-head.ts";
import { headMeta } from "#app/lib/page-meta.ts";
import { readFormTexts } from "#app/lib/read-form-texts.ts";
import { refusalOf } from "#app/lib/refusal.ts";
import { servicesContext } from "#app/lib/services-context.ts";
import { sessionContext } from "#app/lib/session-context.ts";
import { siteContext } from "#app/lib/site-context.ts";
import { PageIntro } from "#app/ui/page-intro.tsx";
import { coursePattern } from "#shared/content/courses.ts";
import { courseTrail } from "#shared/content/site-pages.ts";
import type { Lecture } from "#shared/contracts/lecture.ts";
import { lecturesPage } from "#shared/messages/en/lectures.ts";
import { publicPageHeaders } from "#shared/rules/public-page.ts";
import type { Route } from "./+types/recorded-lectures.ts";

/** The batch in the address; the page requests its lectures with the Secret ID (specification §6). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await context.get(servicesContext).showBatch(params.batchId);
  if (!found) throw data(null, { status: 404 });
  const { batch, course } = found;
  const { meta, title, crumb } = lecturesPage;
  const path = `/recorded-lectures/${batch._id}`;
  const { tiling } = coursePattern(course._id);
  const { breadcrumbs, imageOf } = courseTrail(course, { name: crumb, path });
  return {
    batchId: batch._id,
    title,
    lead: `${batch.name} · ${batch.schedule} · ${batch.instructor}`,
    head: headOf(context.get(siteContext), { ...meta(batch), path, indexed: false, tiling, breadcrumbs, imageOf }),
  };
}

/** The lectures that the Secret ID opened, or the reason why it opened none. */
type Outcome = { lectures: Lecture[] } | { refused: string };

/** Accepts the Secret ID from a browser without scripts: the same service as the API. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { secretId = "" } = await readFormTexts(request);
  const headers = new Headers({ "Cache-Control": "no-store" });
  try {
    const viewer = context.get(sessionContext).viewer();
    const asked = { batchId: params.batchId, secretId, viewer };
    return data<Outcome>({ lectures: await context.get(servicesContext).unlockLectures(asked) }, { headers });
  } catch (error) {
    const { message: refused, status, retryAfter } = refusalOf(error);
    if (retryAfter !== undefined) headers.set("Retry-After", String(retryAfter));
    return data<Outcome>({ refused }, { status, headers });
  }
}

/** The page is public; what a Secret ID opens is not. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) =>
  actionHeaders.has("Cache-Control") ? actionHeaders : publicPageHeaders();

export const meta: Route.MetaFunction = headMeta;

export default function RecordedLectures({ loaderData, actionData }: Route.ComponentProps) {
  const { batchId, title, lead, head } = loaderData;
  return (
    <>
      <PageIntro title={title} lead={lead} tiling={head.tiling} trail={head.trail} />
      <div className="page min-h-112 pb-24">
        <LectureRoom key={batchId} batchId={batchId} sent={actionData} />
      </div>
    </>
  );
}
