import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCertificatesHttp } from "#domains/certificates/server/certificates-http.ts";
import { createProofBudget } from "#domains/money/server/payment-guards.ts";
import { createCalendarHttp } from "#domains/timetable/server/calendar-http.ts";
import { createAdminHttp } from "#server/api/admin-http.ts";
import { createApiHttp, type HttpDeps } from "#server/api/api-http.ts";
import { createClassroomHttp } from "#server/api/classroom-http.ts";
import { createMemoryRateLimiter } from "#server/limits/memory.ts";
import adminRoutes from "../../admin/routes.ts";
import { siteRoutes } from "../../app/site-routes.ts";
import type { HeavyRoutes } from "../../bench/support/heavy-acts.ts";
import { addressesOf } from "../../bench/support/heavy-addresses.ts";
import { classroom } from "../../bench/support/heavy-classroom.ts";
import { direct } from "../../bench/support/heavy-direct.ts";
import { admin } from "../../bench/support/heavy-office.ts";
import { site } from "../../bench/support/heavy-site.ts";
import classroomRoutes from "../../classroom/routes.ts";
import { startTestApp, type TestApp } from "../support/app.ts";

const applications: { base: string; routes: RouteConfigEntry[]; known: HeavyRoutes }[] = [
  { base: "app", routes: siteRoutes, known: site },
  { base: "admin", routes: adminRoutes, known: admin },
  { base: "classroom", routes: classroomRoutes, known: classroom },
];

/** The names of a page's acts: the keys of its record of acts, as our formatter writes them. */
function intentsIn(source: string): string[] {
  const tables = source.matchAll(/Record<string, Act[^\n]*\{\n([\s\S]*?)\n\}/g);
  return [...tables].flatMap(([, table = ""]) => {
    const [, returned] = /^ {2}return \{\n([\s\S]*)/m.exec(table) ?? [];
    const indent = returned === undefined ? "  " : "    ";
    const keys = (returned ?? table).matchAll(new RegExp(`^${indent}(?:"([^"]+)"|(\\w+)): `, "gm"));
    return [...keys].flatMap(([, quoted, plain]) => quoted ?? plain ?? []);
  });
}

describe("the bench that holds the event loop", () => {
  describe.each(applications)("knows every page of $base", ({ base, routes, known }) => {
    const addresses = addressesOf(routes);

    it("and none that is no longer there", () => {
      expect(addresses.map(({ address }) => address)).toEqual(expect.arrayContaining(Object.keys(known)));
    });

    it("that takes a form, and each of its acts", () => {
      for (const { address, file } of addresses) {
        const source = readFileSync(new URL(`../../${base}/${file}`, import.meta.url), "utf8");
        const { acts = [] } = known[address] ?? {};
        if (/export (?:async function|const) action\b/.test(source)) expect(acts, address).not.toEqual([]);
        const sent = acts.map((one) => one.base?.intent);
        expect(
          intentsIn(source).filter((intent) => !sent.includes(intent)),
          address,
        ).toEqual([]);
      }
    });
  });

  describe("knows every other address of the program", () => {
    let test: TestApp;
    beforeAll(async () => {
      test = await startTestApp({ DEMO_CONTENT: "off" });
    });
    afterAll(async () => await test.stop());

    it("and none that is no longer there", () => {
      const limiter = createMemoryRateLimiter({ name: "none", times: 1, within: 1 });
      const deps: HttpDeps = {
        ...{ services: test.app.services, log: test.app.log, hasDiskSpace: async () => true },
        config: { siteUrl: "http://localhost:3000", trustProxy: 0 },
        ...{ formLimiter: limiter, paymentEventLimiter: limiter, receiptLimiter: limiter, certificateLimiter: limiter },
        ...{ uploadLimiter: limiter, classroomLimiter: limiter, calendarLimiter: limiter },
        assistantLimiters: { visitor: limiter, everybody: limiter },
        proofBudget: createProofBudget(),
        answerOnce: async (_sent, make) => await make(),
      };
      const renderPage = async () => new Response();
      const programs = [
        createApiHttp(deps),
        createAdminHttp(deps, { renderPage }),
        createClassroomHttp(deps),
        createCalendarHttp(deps),
        createCertificatesHttp(deps),
      ];
      const there = programs.flatMap(({ routes }) =>
        // Without a parameter, a handler of every method is only a guard in front of others.
        routes.flatMap(({ method, path }) =>
          path.endsWith("*") || (method === "ALL" && !path.includes(":")) ? [] : [`${method} ${path}`],
        ),
      );
      expect([...new Set(there)].sort()).toEqual(Object.keys(direct).sort());
    });
  });
});
