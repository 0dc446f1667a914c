import { ask } from "#server/manage/client.ts";
import { type Command, columns } from "#server/manage/command.ts";

interface SentKey {
  publicKey: string;
  createdAt: string;
  retiredAt: string | null;
}

const keys: Command = {
  name: "certificates keys",
  about: "Lists the keys that sign certificates, or did; what any of them signed verifies.",
  words: [],
  options: {},
  example: "certificates keys",
  async run(client) {
    const answer = await ask<SentKey[]>(client, "GET", "/certificates/keys");
    const rows = answer.map(({ publicKey, createdAt, retiredAt }) => {
      return [publicKey, createdAt.slice(0, 10), retiredAt ? `until ${retiredAt.slice(0, 10)}` : "signs now"];
    });
    const text = rows.length > 0 ? columns([["KEY", "SINCE", ""], ...rows]) : "There is none.";
    return { answer, text };
  },
};

const rotate: Command = {
  name: "certificates rotate-key",
  about: "Makes a new key that signs certificates, and removes the private half of the one before.",
  words: [],
  options: {},
  example: "certificates rotate-key",
  async run(client) {
    const answer = await ask<Pick<SentKey, "publicKey">>(client, "POST", "/certificates/keys");
    const text = `${answer.publicKey} signs from now on. Certificates that are issued already go on verifying.`;
    return { answer, text };
  },
};

/** The commands about certificates. */
export const certificateCommands: Command[] = [keys, rotate];
