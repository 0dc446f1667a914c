import { RequestSession } from "#domains/accounts/server/request-session.ts";
import { isCertificate } from "#domains/certificates/server/certificate-paths.ts";
import { createCertificatesHttp } from "#domains/certificates/server/certificates-http.ts";
import { createProofBudget } from "#domains/money/server/payment-guards.ts";
import { createCalendarHttp } from "#domains/timetable/server/calendar-http.ts";
import { createAdminHttp } from "#server/api/admin-http.ts";
import { createApiHttp, type HttpDeps } from "#server/api/api-http.ts";
import { createClassroomHttp } from "#server/api/classroom-http.ts";
import type { Metrics } from "#server/api/metrics-http.ts";
import { createPageHttp } from "#server/api/page-http.ts";
import { type Bindings, isApi, isCalendar, metricsPath } from "#server/http/request.ts";
import type { Visitor } from "#server/http/visitor.ts";
import { isAdmin, type RenderAdmin } from "#server/serving/admin.ts";
import { isClassroom, type RenderClassroom } from "#server/serving/classroom.ts";
import { fileHeaders, pairsOf } from "#server/serving/headers.ts";
import { createPreparation } from "#server/serving/preparation.ts";
import type { RenderPage } from "#server/serving/render-page.ts";

interface Renderers {
  renderPage?: RenderPage;
  renderAdmin?: RenderAdmin;
  renderClassroom?: RenderClassroom;
}

/**
 * Answers the requests that memory and files do not: the API and each application, each below its own path. An answer
 * without headers for sniffing, framing, scripts or referrers gets those that forbid all of them.
 */
export function composeHttp(given: Omit<HttpDeps, "proofBudget">, renderers: Renderers, metrics: Metrics | null) {
  const deps = { ...given, proofBudget: createProofBudget() };
  const api = createApiHttp(deps);
  const pages = createPageHttp(deps, renderers.renderPage);
  const preparation = createPreparation(deps);
  const bare = { ...deps, services: { ...deps.services, site: preparation.bareSite } };
  const barePages = createPageHttp(bare, renderers.renderPage);
  const admin = createAdminHttp(deps, renderers);
  const classroom = createClassroomHttp(deps, renderers.renderClassroom);
  const calendars = createCalendarHttp(deps);
  const certificates = createCertificatesHttp({ ...deps, renderPage: pageFor(deps, renderers.renderPage) });
  const answererOf = (path: string, isBare: boolean) => {
    if (isAdmin(path)) return admin;
    if (isClassroom(path)) return classroom;
    if (isCalendar(path)) return calendars;
    if (isCertificate(path)) return certificates;
    if (isApi(path)) return api;
    return isBare ? barePages : pages;
  };
  const closed = pairsOf(fileHeaders(deps.config.siteUrl));
  const answerOf = async (request: Request, bindings: Bindings) => {
    const { pathname } = new URL(request.url);
    if (metrics && pathname === metricsPath) return await metrics.answer(request);
    const sees = await preparation.whatSees(request, bindings, pathname);
    if (sees === "nothing") return await preparation.holdBack(request, pathname);
    const answer = await answererOf(pathname, sees === "bare").fetch(request, bindings);
    if (sees === "draft") preparation.markUnfinished(answer);
    return answer;
  };
  return async (request: Request, bindings: Bindings): Promise<Response> => {
    const started = performance.now();
    const answer = await answerOf(request, bindings);
    metrics?.note(request.method, answer.status, started);
    for (const [name, value] of closed) if (!answer.headers.has(name)) answer.headers.set(name, value);
    return answer;
  };
}

/** Renders a page for a visitor, with a session of its own. */
function pageFor({ services, config }: Pick<HttpDeps, "services" | "config">, renderPage: RenderPage | undefined) {
  if (!renderPage) return undefined;
  const isSecure = config.siteUrl.startsWith("https:");
  return async (request: Request, visitor: Visitor) =>
    await renderPage(request, {
      services,
      visitor,
      session: new RequestSession(services.accounts, visitor, { isSecure }),
    });
}
