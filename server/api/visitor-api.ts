import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import type { Services } from "#server/compose/services.ts";
import { cachePolicy, jsonAnswers } from "#server/http/endpoint.ts";
import type { AppEnv } from "#server/http/request.ts";
import { feesHeader } from "#shared/fees-header.ts";
import { geoAnswer, ownAnswers, sessionAnswer } from "#shared/visitor-answers.ts";

const getGeo = createRoute({
  method: "get",
  path: "/geo",
  summary: "The country the visitor seems to be in",
  responses: jsonAnswers("The country; `success` is false where it cannot be told.", geoAnswer),
});

const getSession = createRoute({
  method: "get",
  path: "/session",
  summary: "Whether the visitor is signed in, and under which name",
  responses: jsonAnswers("The session.", sessionAnswer),
});

const getOwnAnswers = createRoute({
  method: "get",
  path: "/session/answers",
  summary: "The enrolment form's answers of a signed-in student",
  responses: jsonAnswers("Their name, address, number and country; null for everyone else.", ownAnswers),
});

/** A page's questions about its visitor after its first paint: `GET /geo`, `GET /session` and what a form may fill in. */
export function visitorApi(services: Services) {
  return new OpenAPIHono<AppEnv>()
    .openapi(getGeo, async (c) => {
      const place = await services.locateVisitor(c.get("visitor"));
      c.header(feesHeader, services.feesFor(place.country_code));
      c.header("Cache-Control", place.success ? cachePolicy.byVisitor : cachePolicy.never);
      return c.json(place, 200);
    })
    .openapi(getSession, async (c) => {
      const { user, cookies } = await services.accounts.renewSession(c.get("visitor"));
      for (const cookie of cookies) c.header("Set-Cookie", cookie, { append: true });
      c.header("Cache-Control", cachePolicy.never);
      return c.json({ signedIn: user !== null, name: user?.name ?? null }, 200);
    })
    .openapi(getOwnAnswers, async (c) => {
      const user = await services.accounts.whoIs(c.get("visitor"));
      c.header("Cache-Control", cachePolicy.never);
      return c.json(user && (await services.findOwnAnswers(user)), 200);
    });
}
