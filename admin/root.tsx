import { type ReactNode, use } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from "react-router";
import { Message } from "#admin/layout/message.tsx";
import { adminContext } from "#admin/lib/contexts.ts";
import { createFrame, type Frame } from "#admin/lib/create-frame.ts";
import { NonceContext } from "#admin/lib/nonce.ts";
import { screenTitle } from "#admin/lib/title.ts";
import type { Route } from "./+types/root.ts";
import styleSheet from "./styles/admin.css?url";

/** The words of every screen, and how the company looks. */
export const loader = ({ context }: Route.LoaderArgs) => createFrame(context.get(adminContext));

/** The title of what is no screen: a refusal, or an error. */
export const meta = screenTitle(({ frame }) => frame.navigation);

/** Who works here changes only with a new document. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<Frame>("root");
  const nonce = use(NonceContext);
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <meta name="robots" content="noindex, nofollow" />
        <Meta />
        <Links />
        <link rel="stylesheet" href={styleSheet} />
        {frame && (
          <>
            <link rel="icon" href={`data:image/svg+xml,${encodeURIComponent(frame.icon)}`} type="image/svg+xml" />
            <style nonce={nonce} suppressHydrationWarning>
              {frame.colors}
            </style>
          </>
        )}
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const frame = useRouteLoaderData<Frame>("root");
  if (!frame) return null;
  const { problem, stranger } = frame.words.frame;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 403)
    return (
      <Message title={stranger.title} action={{ href: "/", label: stranger.site }}>
        {frame.user?.email ? stranger.text.replace("{email}", frame.user.email) : stranger.textUnnamed}
      </Message>
    );
  const action = { href: "/admin", label: problem.back };
  return (
    <Message title={status === 404 ? problem.notFound : problem.title} action={action}>
      {status === 404 ? problem.notFoundText : problem.text}
    </Message>
  );
}
