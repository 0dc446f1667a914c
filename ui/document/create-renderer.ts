import { randomBytes } from "node:crypto";
import {
  createRequestHandler,
  isRouteErrorResponse,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { ApplicationPages } from "#server/http/application.ts";
import { anyOrigin } from "#shared/serving/any-origin.ts";
import { strictTransport } from "#shared/serving/strict-transport.ts";
import { nonceContext, originContext, sheetsContext } from "./contexts.ts";

/**
 * Renders the pages of an application for signed-in people: never stored, never framed, never indexed, scripts by
 * nonce. Loaders find the server's values in `ownContext`.
 */
export function createPagesRenderer<Context>(
  build: ServerBuild,
  ownContext: RouterContext<Context>,
): ApplicationPages<Context>["createRenderer"] {
  return ({ mode, siteUrl, sheets, onError }) => {
    const handleError = (error: unknown, { request }: { request: Request }) => {
      const isRefused = isRouteErrorResponse(error) && error.status < 500;
      if (!request.signal.aborted && !isRefused) onError(error, request);
    };
    const module = { ...build.entry.module, handleError };
    const handle = createRequestHandler({ ...build, entry: { module }, allowedActionOrigins: anyOrigin }, mode);
    return async (request, given) => {
      const context = new RouterContextProvider();
      const nonce = randomBytes(16).toString("base64");
      context.set(ownContext, given);
      context.set(nonceContext, nonce);
      context.set(sheetsContext, sheets);
      context.set(originContext, originOf(request, siteUrl));
      const response = await handle(request, context);
      const headers = new Headers(response.headers);
      for (const [name, value] of pageHeaders(siteUrl, mode === "development" ? null : nonce)) headers.set(name, value);
      return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
    };
  };
}

function originOf({ url }: Request, siteUrl: string): string {
  const [asked, own] = [new URL(url), new URL(siteUrl)];
  return asked.host === own.host ? own.origin : asked.origin;
}

/** Without a nonce, as in development, there is no policy: hot reload writes scripts and styles of its own. */
function pageHeaders(siteUrl: string, nonce: string | null): [string, string][] {
  const transport = strictTransport(siteUrl);
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(transport ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
  return [
    ["Cache-Control", "private, no-store"],
    ["X-Robots-Tag", "noindex, nofollow"],
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    // Without a referrer a browser sends no origin with a form, and older browsers have no other proof of it.
    ["Referrer-Policy", "same-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    [
      "Permissions-Policy",
      "camera=(), geolocation=(), microphone=(), payment=(), usb=(), publickey-credentials-get=(self)",
    ],
    ...(nonce === null ? [] : [["Content-Security-Policy", policy] satisfies [string, string]]),
    ...(transport ? [["Strict-Transport-Security", transport] satisfies [string, string]] : []),
  ];
}
