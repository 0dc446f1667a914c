import { createAdminHttp } from "#server/api/admin-http.ts";
import { createApiHttp, type HttpDeps } from "#server/api/api-http.ts";
import { createPageHttp } from "#server/api/page-http.ts";
import { createProofBudget } from "#server/api/payment-guards.ts";
import { isAdmin, type RenderAdmin } from "#server/http/admin.ts";
import type { RenderPage } from "#server/http/page.ts";
import { type Bindings, isApi } from "#server/http/request.ts";

interface Renderers {
  renderPage?: RenderPage;
  renderAdmin?: RenderAdmin;
}

/** What answers requests that memory and files do not: the API, the pages and the back office, each below its own path. */
export function composeHttp(given: Omit<HttpDeps, "proofBudget">, renderers: Renderers) {
  const deps = { ...given, proofBudget: createProofBudget() };
  const api = createApiHttp(deps);
  const pages = createPageHttp(deps, renderers.renderPage);
  const admin = createAdminHttp(deps, renderers);
  const answererOf = (path: string) => {
    if (isAdmin(path)) return admin;
    return isApi(path) ? api : pages;
  };
  return async (request: Request, bindings: Bindings): Promise<Response> =>
    await answererOf(new URL(request.url).pathname).fetch(request, bindings);
}
