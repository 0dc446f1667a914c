import { siteContext } from "#app/request/contexts.ts";
import { ClosingCall } from "#domains/content/site/closing-call.tsx";
import { pageHead } from "#domains/content/site/page-head.ts";
import { headMeta } from "#domains/content/site/page-meta.ts";
import { PortfolioBlock } from "#domains/services/site/portfolio/portfolio-block.tsx";
import { shownPortfolio } from "#domains/services/site/portfolio/shown-portfolio.ts";
import { PageIntro } from "#ui/site/page-intro.tsx";
import type { Route } from "./+types/portfolio.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { hero, projects, closing } = site.content.pages.portfolio;
  return { hero, block: { ...projects, ...shownPortfolio(site) }, closing, head: pageHead(site, "/portfolio") };
}

export const meta: Route.MetaFunction = headMeta;

export default function Portfolio({ loaderData: { hero, block, closing, head } }: Route.ComponentProps) {
  return (
    <>
      <PageIntro title={hero.title} lead={hero.lead} tiling={head.tiling} trail={head.trail} />
      <PortfolioBlock {...block} />
      <ClosingCall {...closing} tiling={head.tiling} />
    </>
  );
}
