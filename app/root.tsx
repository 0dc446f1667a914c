import bootScript from "virtual:boot";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from "react-router";
import { useFailurePage } from "#app/layout/failure-page.ts";
import { documentContext, siteContext } from "#app/request/contexts.ts";
import { AssistantLauncher } from "#domains/assistant/site/assistant-launcher.tsx";
import { prefixOf } from "#domains/content/rules/local-address.ts";
import { siteOfFrame } from "#domains/content/rules/site-of.ts";
import { frameOf } from "#domains/content/site/frame-of.ts";
import { FrameText, useRenderedSite, useSentFrame } from "#domains/content/site/frame-source.tsx";
import { FrameContext, useFrame } from "#domains/content/site/site-frame.ts";
import type { Company } from "#domains/institute/contract.ts";
import { roundedIcon } from "#shared/look/brand-icon.ts";
import { brandStyle } from "#shared/look/palette.ts";
import { oncePerObject } from "#shared/once-per-object.ts";
import { pageStorageScript } from "#ui/document/page-storage.ts";
import { InstituteClock } from "#ui/institute-clock.ts";
import { LinkPrefix } from "#ui/site/link-prefix.ts";
import { UiWords } from "#ui/site/ui-words.ts";
import type { Route } from "./+types/root.ts";
import { NotFound } from "./layout/not-found.tsx";
import { RenderFailure } from "./layout/render-failure.tsx";
import { Shell } from "./layout/shell.tsx";
import { useSlowNavigation } from "./layout/use-slow-navigation.ts";
import { WhatsappEntry } from "./layout/whatsapp-link.tsx";
import styleSheet from "./styles/app.css?url";
import arabicScript from "./styles/arabic-script.css?url";

/** The frame of every page; null in a document that names it as a file. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  context.get(documentContext)?.carries === "own" ? null : frameOf(siteOfFrame(context.get(siteContext), url.pathname));

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/icons/icon-192.png", type: "image/png", sizes: "192x192" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

/**
 * Only the server renders the link to the style sheet and the colours beside it, and it may inline the sheet instead:
 * React ignores elements in the head that it did not render. So a page hydrates with either, and no sheet loads twice.
 */
const styleLink = import.meta.env.SSR ? <link rel="stylesheet" href={styleSheet} /> : null;

const paletteOf = /* @__PURE__ */ oncePerObject(({ brand }: Company) => brandStyle(brand));

/** The published site's colours, which the style sheet names by their tokens. The server alone renders them. */
function BrandColors() {
  const site = useRenderedSite();
  return site && <style>{paletteOf(site.content.company)}</style>;
}

/** By the time the browser's bundle loads, it has run. */
const storageScript = import.meta.env.SSR ? pageStorageScript : "";

/**
 * The star in the brand's colours, unless the institute has a sign of its own. The server alone renders it, inlined: a
 * browser would request the icon before it has painted the first words.
 */
function StarIcon() {
  const brand = useRenderedSite()?.content.company.brand;
  if (!brand || brand.logos?.square) return null;
  const { ink, accent } = brand.colors;
  const href = `data:image/svg+xml,${encodeURIComponent(roundedIcon({ ink: ink.light, accent: accent.light }))}`;
  return <link rel="icon" href={href} type="image/svg+xml" />;
}

export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>("root");
  const frame = useSentFrame(loaded);
  const { paper } = frame.brand;
  const hasAssistant = !frame.off?.includes("assistant");
  return (
    <html {...frame.fees} {...frame.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, without anybody's input */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: storageScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own compiled script, without anybody's input */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: bootScript }} />
        <meta name="theme-color" content={paper.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={paper.dark} media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        {styleLink}
        {import.meta.env.SSR && frame.language.dir === "rtl" && <link rel="stylesheet" href={arabicScript} />}
        {import.meta.env.SSR && <StarIcon />}
        {import.meta.env.SSR && <BrandColors />}
        {import.meta.env.SSR && !loaded && <FrameText frame={frame} />}
      </head>
      <body>
        <FrameContext value={frame}>
          <LinkPrefix value={prefixOf(frame.language.lang)}>
            <UiWords value={frame.words.ui}>
              <InstituteClock
                value={{ timeZone: frame.timeZone, words: frame.words.ownTime, lang: frame.language.lang }}
              >
                <Shell chat={hasAssistant && <AssistantLauncher whatsapp={<WhatsappEntry />} />}>{children}</Shell>
              </InstituteClock>
            </UiWords>
          </LinkPrefix>
        </FrameContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return useSlowNavigation() ? <PageSkeleton /> : <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const Failure = useFailurePage() ?? RenderFailure;
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Failure />;
}

const bar = "animate-pulse rounded-control bg-line";

/** The placeholder of a page that is loading. */
function PageSkeleton() {
  const { words } = useFrame();
  return (
    <div role="status" className="page min-h-screen pt-24 pb-24">
      <span className="sr-only">{words.loading}</span>
      <div className={`h-14 max-w-xl ${bar}`} />
      <div className={`mt-6 h-6 max-w-md ${bar}`} />
      <div className="mt-16 grid gap-6 lg:grid-cols-2">
        {["a", "b", "c", "d"].map((card) => (
          <div key={card} className="h-72 animate-pulse rounded-card bg-surface shadow-card" />
        ))}
      </div>
    </div>
  );
}
