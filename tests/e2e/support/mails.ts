import type { ReceivedMail } from "../../support/smtp.ts";
import type { Site } from "./site.ts";
import { expect } from "./test.ts";

/** Interval between checks of the received mails, in milliseconds: checking costs nothing. */
const intervals = [25];

/** The path of a link in an email to a person, once the email has come; within `timeout`, in milliseconds. */
export async function mailedPath(site: Site, email: string, link: RegExp, timeout = 15_000): Promise<string> {
  const inMail = ({ to, parsed }: ReceivedMail) => (to.includes(email) ? link.exec(parsed.text ?? "")?.[0] : undefined);
  const find = () => site.mails.map(inMail).find(Boolean);
  await expect.poll(find, { intervals, timeout }).toBeTruthy();
  return find() ?? "";
}
