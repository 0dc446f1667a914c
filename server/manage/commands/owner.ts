import type { RestoredOwner } from "#domains/staff/server/restore-owner.ts";
import type { Command } from "#server/manage/command.ts";
import { ask } from "#server/manage/manage-client.ts";

/** Lets an owner in who has lost every second factor, and invites the first one. */
export const owner: Command = {
  name: "owner",
  about: "Lets an owner in again who has lost phone, passkeys and recovery codes; invites the first owner.",
  words: ["<e-mail>"],
  options: {},
  example: "owner ayesha@example.com",
  async run(client, { words: [email = ""] }) {
    const answer = await ask<RestoredOwner>(client, "POST", "/owner", { email });
    return { answer, text: `${told[answer.is](email)}\n${answer.link}` };
  },
};

const told: Record<RestoredOwner["is"], (email: string) => string> = {
  restored: (email) =>
    `Passkeys, app and recovery codes of ${email} are removed, and ${email} is signed out everywhere. ` +
    "Every member of the staff is told by e-mail.\n" +
    "What to do now: sign in at the site with your password, then open this link in the same browser, within an hour. " +
    "It is in your mailbox too. You then have half an hour to set up a new second factor.",
  invited: (email) =>
    `There was no owner yet: ${email} is invited as the owner.\n` +
    "What to do now: open this link, within a week, and sign in or create an account with this address. " +
    "It is in your mailbox too, and works once. You then have half an hour to set up a second factor.",
};
