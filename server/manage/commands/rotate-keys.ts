import { text } from "node:stream/consumers";
import type { Command } from "#server/manage/command.ts";
import { ask } from "#server/manage/manage-client.ts";

/** Gives a batch a new Secret ID. A chosen one is never an argument, because arguments are in the shell's history. */
export const rotateSecret: Command = {
  name: "batches rotate-secret",
  about: "Gives a batch a new Secret ID and prints it, this once; the old one opens nothing any more.",
  words: ["<id>"],
  options: { "from-stdin": { about: "takes the Secret ID from standard input instead of making one" } },
  example: "batches rotate-secret mern-evening",
  async run(client, { words, switches }) {
    const id = words[0] ?? "";
    const chosen = switches.has("from-stdin") ? { secretId: (await text(process.stdin)).trim() } : {};
    const path = `/batches/${encodeURIComponent(id)}/secret-id`;
    const { secretId } = await ask<{ secretId: string }>(client, "POST", path, chosen);
    if ("secretId" in chosen) return { answer: { batchId: id }, text: `The batch ${id} has the Secret ID you gave.` };
    return {
      answer: { batchId: id, secretId },
      text: `The new Secret ID of ${id}: ${secretId}\nIt is shown this once. The old one opens nothing any more.`,
    };
  },
};

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
