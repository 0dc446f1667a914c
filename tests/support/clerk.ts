import { generateKeyPairSync, type KeyObject } from "node:crypto";

interface ClerkKeys {
  privateKey: KeyObject;
  publicKey: KeyObject;
}

/** A key pair such as the provider signs its tokens with. */
export function clerkKeys(): ClerkKeys {
  return generateKeyPairSync("rsa", { modulusLength: 2048 });
}

/** The settings of a site whose accounts are kept by a provider that answers at `host`. */
export function clerkEnvironment({ publicKey }: ClerkKeys, host = "clerk.site.example") {
  return {
    CLERK_PUBLISHABLE_KEY: `pk_test_${Buffer.from(`${host}$`).toString("base64")}`,
    CLERK_SECRET_KEY: "sk_test_0123456789abcdef",
    CLERK_JWT_KEY: publicKey.export({ type: "spki", format: "pem" }).toString().replaceAll("\n", "\\n"),
  };
}
