import bootScript from "virtual:boot";
import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { roundedIcon } from "#shared/content/brand-icon.ts";
import { company } from "#shared/content/company.ts";
import type { Route } from "./+types/root.ts";
import { AssistantLauncher } from "./features/assistant/assistant-launcher.tsx";
import { NotFound } from "./layout/not-found.tsx";
import { PageSkeleton } from "./layout/page-skeleton.tsx";
import { RenderFailure } from "./layout/render-failure.tsx";
import { Shell } from "./layout/shell.tsx";
import { useSlowNavigation } from "./layout/use-slow-navigation.ts";
import styleSheet from "./styles/app.css?url";

export const links: Route.LinksFunction = () => [
  // Inlined: a browser would request the icon before it has painted the first words.
  { rel: "icon", href: `data:image/svg+xml,${encodeURIComponent(roundedIcon)}`, type: "image/svg+xml" },
  { rel: "icon", href: "/icons/icon-192.png", type: "image/png", sizes: "192x192" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

/**
 * Only the server renders the link to the style sheet, and it may inline the sheet instead: React ignores elements in the
 * head that it did not render. So a page hydrates with either, and no sheet loads twice.
 */
const styleLink = import.meta.env.SSR ? <link rel="stylesheet" href={styleSheet} /> : null;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own compiled script, without anybody's input */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: bootScript }} />
        <meta name="theme-color" content={company.brand.colors.paper.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={company.brand.colors.paper.dark} media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        {styleLink}
      </head>
      <body>
        <Shell assistant={<AssistantLauncher />}>{children}</Shell>
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
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <RenderFailure />;
}
