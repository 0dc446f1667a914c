import type { ReactNode } from "react";
import { isRouteErrorResponse, Outlet, useRouteLoaderData } from "react-router";
import { classroomContext } from "#classroom/request/contexts.ts";
import { prefixFor } from "#domains/content/rules/site-of.ts";
import { sitePath } from "#shared/serving/site-path.ts";
import { openFrame, pageTitle } from "#ui/classroom/classroom-frame.ts";
import { createFrame, type Frame } from "#ui/classroom/create-classroom-frame.ts";
import { Document } from "#ui/document/document.tsx";
import { keepPage } from "#ui/form/connection.ts";
import { KeepPage } from "#ui/form/keep-page.tsx";
import { InstituteClock } from "#ui/institute-clock.ts";
import { Message } from "#ui/message.tsx";
import { LinkPrefix } from "#ui/site/link-prefix.ts";
import type { Route } from "./+types/root.ts";
import styleSheet from "./styles/classroom.css?url";

/** The texts of every page, and the company's look. */
export function loader({ context }: Route.LoaderArgs) {
  const { site, user } = context.get(classroomContext);
  return createFrame({ site, user, prefix: prefixFor(site) });
}

/** The title of a refusal or an error. */
export const meta = pageTitle(({ frame }) => frame.navigation);

/** The student is read once per document load. */
export const shouldRevalidate = () => false;

/** A cut connection tears no page down. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage];

export function Layout({ children }: { children: ReactNode }) {
  return <Document styleSheet={styleSheet}>{children}</Document>;
}

export default function Root({ loaderData: { timeZone, ownTime, language, prefix } }: Route.ComponentProps) {
  return (
    <InstituteClock value={{ timeZone, words: ownTime, lang: language.lang }}>
      <KeepPage />
      <LinkPrefix value={prefix}>
        <Outlet />
      </LinkPrefix>
    </InstituteClock>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const frame = useRouteLoaderData<Frame>("root");
  if (!frame) return null;
  const { problem } = openFrame(frame).words.frame;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text } = { 403: problem.notYours, 404: problem.notFound }[status] ?? problem.failed;
  return (
    <Message title={title} action={{ href: sitePath(frame.prefix, "/lms"), label: problem.back }}>
      {text}
    </Message>
  );
}
