import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createTransport } from "nodemailer";
import { demoContent } from "#content/demo-site.ts";
import { messageOf } from "#server/mail/mailer.ts";
import { brandPicture } from "#server/mail/port.ts";
import { everyEmail } from "../../support/every-email.ts";

const { company } = demoContent;
const siteUrl = "https://darsgah.org";
const from = { name: company.fullName, address: "office@darsgah.org" };

/** Every email of the program as a mail server receives it, by the sample's name. */
export async function rawEmails(): Promise<Map<string, Buffer>> {
  const content = readFileSync(brandPicture.file);
  const samples = Object.entries(everyEmail(company, { siteUrl, picture: () => content }, (text) => text));
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const written = samples.map(async ([name, write]) => {
    const { subject, html, text, ...rest } = write();
    const content = { ...rest, subject, html: onTheNet(html), text: onTheNet(text) };
    const mail = { id: randomUUID(), to: { name: "Ayesha Khan", address: "ayesha@example.org" }, ...content };
    const { message } = await transport.sendMail(messageOf(mail, { from: () => from }));
    if (!Buffer.isBuffer(message)) throw new Error("The mail was not composed into a buffer.");
    return [name, Buffer.concat([received(), message])] as const;
  });
  return new Map(await Promise.all(written));
}

/** The filters find no address in a text whose ending no registry has; the samples' links end so. */
const onTheNet = (words: string) => words.replaceAll("darsgah.example", "darsgah.org");

/** The line of the receiving server: without one, the programs look at no mail as if it came from outside. */
function received(): Buffer {
  const hop = "from mail.darsgah.org (mail.darsgah.org [93.184.216.34])";
  return Buffer.from(
    `Received: ${hop}\r\n\tby mx.example.org (Postfix) with ESMTPS id 4Q2F7R1x0Kz9sBq;\r\n\t${new Date().toUTCString().replace("GMT", "+0000")}\r\n`,
  );
}
