import bootScript from "virtual:boot";
import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { company } from "#shared/content/company.ts";
import { SITE_ORIGIN_PLACEHOLDER } from "#shared/rules/site-origin.ts";
import type { Route } from "./+types/root.ts";
import { NotFound } from "./layout/not-found.tsx";
import { RenderFailure } from "./layout/render-failure.tsx";
import { Shell } from "./layout/shell.tsx";
import "virtual:brand.css";
import "./styles/app.css";

export const links: Route.LinksFunction = () => [{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }];

/** What every page's metadata needs; the server writes the real origin over the placeholder. */
export function loader() {
  return { origin: SITE_ORIGIN_PLACEHOLDER };
}

/** The origin never changes while a page is open. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own compiled script, no one's input */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: bootScript }} />
        <meta name="theme-color" content={company.brand.colors.paper.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={company.brand.colors.paper.dark} media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        <Shell>{children}</Shell>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <RenderFailure />;
}
