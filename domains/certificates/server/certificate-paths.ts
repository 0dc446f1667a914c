/** The addresses of certificates outside the applications: verification, revoked ones, and the issuer's keys. */
export const certificatePaths = { verify: "/verify", status: "/status", did: "/.well-known/did.json" };

/** Whether the path of a request is one of them. */
export function isCertificate(path: string): boolean {
  const { verify, status, did } = certificatePaths;
  return path === did || path === verify || path.startsWith(`${verify}/`) || path.startsWith(`${status}/`);
}
