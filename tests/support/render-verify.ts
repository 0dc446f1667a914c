import { RouterContextProvider } from "react-router";
import { servicesContext, siteContext } from "#app/request/contexts.ts";
import { loader } from "#app/routes/site/verify.ts";
import type { RenderPage } from "#server/serving/render-page.ts";

/** Renders the page that verifies certificates as its route does, without the build. */
export const renderVerify: RenderPage = async (request, { services }) => {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(siteContext, services.site());
  const url = new URL(request.url);
  const [, , number] = url.pathname.split("/");
  const params = number ? { number: decodeURIComponent(number) } : {};
  const pattern = number ? "verify/:number" : "verify";
  try {
    return await loader({ request, url, params, context, pattern });
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
};
