import type { ReactNode } from "react";
import { isRouteErrorResponse, Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from "react-router";
import { adminContext } from "#admin/request/contexts.ts";
import { Document } from "#ui/document/document.tsx";
import { keepPage } from "#ui/form/connection.ts";
import { KeepPage } from "#ui/form/keep-page.tsx";
import { Message } from "#ui/message.tsx";
import { createFrame, type Frame } from "#ui/office/create-office-frame.ts";
import { openFrame } from "#ui/office/office-frame.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/root.ts";
import styleSheet from "./styles/admin.css?url";

/** The texts of every screen, and the company's look. */
export const loader = ({ context }: Route.LoaderArgs) => createFrame(context.get(adminContext));

/** The title of a refusal or an error. */
export const meta = screenTitle(({ frame }) => frame.navigation);

/**
 * The member is read once per document load; the institute's name and look, which stand in the frame, once more after
 * an act that puts another institute in its place.
 */
export const shouldRevalidate = ({ formAction }: ShouldRevalidateFunctionArgs) =>
  formAction?.startsWith("/admin/setup") === true;

/** A cut connection tears no page down. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage];

export function Layout({ children }: { children: ReactNode }) {
  return <Document styleSheet={styleSheet}>{children}</Document>;
}

export default function Root() {
  return (
    <>
      <KeepPage />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const frame = useRouteLoaderData<Frame>("root");
  if (!frame) return null;
  const { problem, stranger } = openFrame(frame).words.frame;
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
