import { data } from "react-router";
import { LectureRoom } from "#app/features/lectures/lecture-room.tsx";
import { headOf } from "#app/lib/page-head.ts";
import { headMeta } from "#app/lib/page-meta.ts";
import { servicesContext } from "#app/lib/services-context.ts";
import { PageIntro } from "#app/ui/page-intro.tsx";
import { coursePattern } from "#shared/content/courses.ts";
import { lecturesPage } from "#shared/content/lectures-page.ts";
import { courseTrail } from "#shared/content/site-pages.ts";
import { publicPageHeaders } from "#shared/rules/public-page.ts";
import type { Route } from "./+types/recorded-lectures.ts";

/** The batch in the address; its lectures are asked for by the page, with the Secret ID (specification §6). */
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
    head: headOf({ ...meta(batch), path, indexed: false, tiling, breadcrumbs, imageOf }),
  };
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = headMeta;

export default function RecordedLectures({ loaderData }: Route.ComponentProps) {
  const { batchId, title, lead, head } = loaderData;
  return (
    <>
      <PageIntro title={title} lead={lead} tiling={head.tiling} trail={head.trail} />
      <div className="page min-h-112 pb-24">
        <LectureRoom key={batchId} batchId={batchId} />
      </div>
    </>
  );
}
