import { data } from "react-router";
import { servicesContext, sessionContext, siteContext } from "#app/request/contexts.ts";
import { daysIn } from "#domains/catalogue/rules/batch-days.ts";
import { coursePattern } from "#domains/catalogue/rules/course-pattern.ts";
import { findCourse } from "#domains/content/rules/site.ts";
import { headOf } from "#domains/content/site/page-head.ts";
import { fillMeta, headMeta } from "#domains/content/site/page-meta.ts";
import type { Lecture } from "#domains/lectures/contract.ts";
import { LectureRoom } from "#domains/lectures/site/lecture-room.tsx";
import { publicPageHeaders } from "#shared/serving/public-page.ts";
import { readFormTexts } from "#ui/form/read-form-texts.ts";
import { refusalOf } from "#ui/form/refusal.ts";
import { PageIntro } from "#ui/site/page-intro.tsx";
import type { Route } from "./+types/recorded-lectures.ts";

/** The batch in the address; the page requests its lectures with the Secret ID (specification §6). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await context.get(servicesContext).showBatch(params.batchId);
  if (!found) throw data(null, { status: 404 });
  const { batch } = found;
  const site = context.get(siteContext);
  const { content, messages, pages } = site;
  // The page's language may have a title of its own.
  const { title: inLanguage = found.course.title } = findCourse(content, found.course._id) ?? {};
  const course = { ...found.course, title: inLanguage };
  const { meta, title, crumb, gate, table, player } = messages.lectures;
  const names = { batch: batch.name };
  const path = `/recorded-lectures/${batch._id}`;
  const { tiling } = coursePattern(content.courses, course._id);
  const { breadcrumbs, imageOf } = pages.courseTrail(course, { name: crumb, path });
  const page = { ...fillMeta(meta, names), path, indexed: false, tiling, breadcrumbs, imageOf };
  const { lecturesLocked: locked, lectures: failed, secretIdEmpty: empty, video } = messages.failures;
  return {
    batchId: batch._id,
    bySecretId: site.sections.isOn("secretIds"),
    title,
    words: {
      ...{ gate: { ...gate, mine: messages.portal.title }, table, player: { ...player, failed: video } },
      refusals: { locked, failed, empty },
    },
    lead: [batch.name, daysIn(messages.language.lang, batch.schedule), batch.instructor].join(" · "),
    head: headOf(site, page),
    mine: { name: messages.portal.title, path: "/lms" },
  };
}

/** The lectures that the Secret ID opened, or the reason why it opened none. */
type Outcome = { lectures: Lecture[] } | { refused: string };

/** Accepts the Secret ID from a browser without scripts: the same service as the API. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { secretId = "" } = await readFormTexts(request);
  const headers = new Headers({ "Cache-Control": "no-store" });
  try {
    const session = context.get(sessionContext);
    const asked = { batchId: params.batchId, secretId, viewer: session.viewer(), user: await session.user() };
    return data<Outcome>({ lectures: await context.get(servicesContext).unlockLectures(asked) }, { headers });
  } catch (error) {
    const { message: refused, status, retryAfter } = refusalOf(error, context.get(siteContext).messages);
    if (retryAfter !== undefined) headers.set("Retry-After", String(retryAfter));
    return data<Outcome>({ refused }, { status, headers });
  }
}

/** The page is public; the lectures behind a Secret ID are not. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) =>
  actionHeaders.has("Cache-Control") ? actionHeaders : publicPageHeaders();

export const meta: Route.MetaFunction = headMeta;

export default function RecordedLectures({ loaderData, actionData }: Route.ComponentProps) {
  const { batchId, bySecretId, title, words, lead, head, mine } = loaderData;
  return (
    <>
      <PageIntro title={title} lead={lead} tiling={head.tiling} trail={head.trail} mine={mine} />
      <div className="page min-h-112 pb-24">
        <LectureRoom key={batchId} {...{ batchId, words, bySecretId }} sent={actionData} />
      </div>
    </>
  );
}
