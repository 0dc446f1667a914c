import { secureHeaders } from "hono/secure-headers";
import { strictTransport } from "#shared/rules/strict-transport.ts";

/** What every API answer tells a browser, unless it says otherwise: it is data, to be neither framed, sniffed nor run. */
export function securityHeaders(siteUrl: string) {
  return secureHeaders({
    contentSecurityPolicy: { defaultSrc: ["'none'"], styleSrc: ["'self'"], frameAncestors: ["'none'"] },
    strictTransportSecurity: strictTransport(siteUrl) ?? false,
    xFrameOptions: "DENY",
    xXssProtection: false,
    xDownloadOptions: false,
    xDnsPrefetchControl: false,
    originAgentCluster: false,
    overwrite: false,
  });
}
