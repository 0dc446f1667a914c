import { ask } from "#server/manage/client.ts";
import type { Command } from "#server/manage/command.ts";

/** Replaces the key that signs certificates. */
export const rotateIssuerKey: Command = {
  name: "certificates rotate-key",
  about: "Makes a new key that signs certificates, and removes the private half of the one before.",
  words: [],
  options: {},
  example: "certificates rotate-key",
  async run(client) {
    const answer = await ask<{ publicKey: string }>(client, "POST", "/certificates/keys");
    const text = `${answer.publicKey} signs from now on. Certificates that are issued already go on verifying.`;
    return { answer, text };
  },
};
