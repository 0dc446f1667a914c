import { secureHeaders } from "hono/secure-headers";

/** What every API answer tells a browser, unless it says otherwise: it is data, to be neither framed, sniffed nor run. */
export function securityHeaders(siteUrl: string) {
  const isSecure = siteUrl.startsWith("https:");
  return secureHeaders({
    contentSecurityPolicy: { defaultSrc: ["'none'"], styleSrc: ["'self'"], frameAncestors: ["'none'"] },
    strictTransportSecurity: isSecure ? "max-age=31536000" : false,
    xFrameOptions: "DENY",
    xXssProtection: false,
    xDownloadOptions: false,
    xDnsPrefetchControl: false,
    originAgentCluster: false,
    overwrite: false,
  });
}
