import { PortfolioBlock } from "#app/features/portfolio/portfolio-block.tsx";
import { pageHead } from "#app/lib/page-head.ts";
import { headMeta } from "#app/lib/page-meta.ts";
import { siteContext } from "#app/lib/site-context.ts";
import { ClosingCall } from "#app/ui/closing-call.tsx";
import { PageIntro } from "#app/ui/page-intro.tsx";
import { portfolio, projects } from "#shared/content/portfolio.ts";
import type { Route } from "./+types/portfolio.ts";

export function loader({ context }: Route.LoaderArgs) {
  return { portfolio, projects, head: pageHead(context.get(siteContext), "/portfolio") };
}

export const meta: Route.MetaFunction = headMeta;

export default function Portfolio({ loaderData: { portfolio, projects, head } }: Route.ComponentProps) {
  const { title, lead } = portfolio.projects;
  return (
    <>
      <PageIntro title={portfolio.hero.title} lead={portfolio.hero.lead} tiling={head.tiling} trail={head.trail} />
      <PortfolioBlock title={title} lead={lead} words={portfolio} projects={projects} />
      <ClosingCall {...portfolio.closing} tiling={head.tiling} />
    </>
  );
}
