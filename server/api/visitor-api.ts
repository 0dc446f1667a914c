import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import type { Services } from "#server/compose/services.ts";
import { cachePolicy, jsonAnswers } from "#server/http/endpoint.ts";
import type { AppEnv } from "#server/http/request.ts";
import { geoAnswer, sessionAnswer } from "#shared/visitor-answers.ts";

const getGeo = createRoute({
  method: "get",
  path: "/geo",
  summary: "The country the visitor seems to be in",
  responses: jsonAnswers("The country; `success` is false where it cannot be told.", geoAnswer),
});

const getSession = createRoute({
  method: "get",
  path: "/session",
  summary: "Whether somebody is signed in, and under which name",
  responses: jsonAnswers("The session.", sessionAnswer),
});

/** A page's questions about its visitor after its first paint: `GET /geo` and `GET /session`. */
export function visitorApi(services: Services) {
  return new OpenAPIHono<AppEnv>()
    .openapi(getGeo, async (c) => {
      const place = await services.locateVisitor(c.get("visitor"));
      c.header("Cache-Control", place.success ? cachePolicy.byVisitor : cachePolicy.never);
      return c.json(place, 200);
    })
    .openapi(getSession, async (c) => {
      const { user, cookies } = await services.accounts.renewSession(c.get("visitor"));
      for (const cookie of cookies) c.header("Set-Cookie", cookie, { append: true });
      c.header("Cache-Control", cachePolicy.never);
      return c.json({ signedIn: user !== null, name: user?.name ?? null }, 200);
    });
}
