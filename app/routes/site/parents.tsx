import { data } from "react-router";
import { siteContext } from "#app/request/contexts.ts";
import printStyles from "#app/styles/print-page.css?url";
import { ClosingCall } from "#domains/content/site/closing-call.tsx";
import { pageHead } from "#domains/content/site/page-head.ts";
import { headMeta } from "#domains/content/site/page-meta.ts";
import { PageIntro } from "#ui/site/page-intro.tsx";
import { PrintStyles } from "#ui/site/print-styles.tsx";
import type { Route } from "./+types/parents.ts";

/** Only on the site of an institute that has written such a page. */
export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { parents } = site.content.pages;
  if (!parents) throw data(null, { status: 404 });
  const { meta: _, ...page } = parents;
  return { page, head: pageHead(site, "/parents") };
}

export const meta: Route.MetaFunction = headMeta;

/** Parents' questions before they pay for a course; every answer is open, to be read and printed as a whole. */
export default function Parents({ loaderData: { page, head } }: Route.ComponentProps) {
  return (
    <>
      <PrintStyles href={printStyles} />
      <PageIntro title={page.hero.title} lead={page.hero.lead} tiling={head.tiling} trail={head.trail} />
      <div className="page grid gap-10 py-10 md:gap-16 md:py-20">
        {page.groups.map(({ title, questions }) => (
          <section key={title} className="grid gap-x-16 gap-y-5 lg:grid-cols-[1fr_1.7fr]">
            <h2 className="text-heading lg:sticky lg:top-28 lg:self-start">{title}</h2>
            <dl className="grid gap-6">
              {questions.map((question) => (
                <div key={question.title} className="break-inside-avoid border-s-2 border-accent ps-5">
                  <dt className="text-lg font-semibold">{question.title}</dt>
                  <dd className="mt-1 max-w-2xl text-ink-soft">{question.text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <ClosingCall {...page.closing} tiling={head.tiling} />
    </>
  );
}
