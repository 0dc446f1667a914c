import { redirect } from "react-router";
import { servicesContext, siteContext } from "#app/request/contexts.ts";
import { saysSignedIn } from "#domains/accounts/rules/says-signed-in.ts";
import { readCertificateNumber, verifyPath } from "#domains/certificates/rules/certificate-number.ts";
import { verifyPage } from "#domains/certificates/site/verify-page.ts";
import type { Route } from "./+types/verify.ts";

/** Verifies a certificate by its number: one in the form is redirected to the certificate's own address. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { certificates } = context.get(servicesContext);
  const asked = url.searchParams.get("number");
  const number = "number" in params ? null : asked && readCertificateNumber(asked);
  if (number) throw redirect(verifyPath(number), 303);
  const typed = ("number" in params && params.number) || asked || null;
  const found = typed === null ? null : await certificates.verifyCertificate(typed);
  const isSignedIn = saysSignedIn(request.headers.get("cookie") ?? "");
  return await verifyPage(context.get(siteContext), { found, typed: typed ?? "", isSignedIn });
}
