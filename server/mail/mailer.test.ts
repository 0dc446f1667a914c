import { generateKeyPairSync } from "node:crypto";
import { dkimVerify } from "mailauth/lib/dkim/verify.js";
import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { expect, it } from "vitest";
import { type MailKey, mailboxOf, messageOf } from "./mailer.ts";
import type { Mail } from "./port.ts";

const from = { name: "Darsgah", address: "office@darsgah.example" };
const content = Buffer.from("a picture");
const mail: Mail = {
  id: "1",
  to: { name: "Ayesha", address: "ayesha@example.com" },
  subject: "Hello",
  html: '<img src="cid:brand@mail">',
  text: "Hello",
  pictures: [{ cid: "brand@mail", fileName: "brand.png", content }],
};

async function composed(changes: Partial<Mail> = {}, key: MailKey | null = null) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(messageOf({ ...mail, ...changes }, { from: () => from, key }));
  if (!Buffer.isBuffer(message)) throw new Error("Not a buffer.");
  return { raw: message.toString(), parsed: await PostalMime.parse(message) };
}

it("sends a picture as a part of the HTML, not as a file", async () => {
  const { raw, parsed } = await composed();
  expect(raw).toMatch(/^Content-Type: multipart\/alternative;.*^Content-Type: multipart\/related;/ms);
  expect(raw).not.toMatch(/multipart\/mixed|Content-Disposition: attachment/);
  const [picture, ...others] = parsed.attachments;
  expect(picture).toMatchObject({
    ...{ contentId: "<brand@mail>", disposition: "inline", mimeType: "image/png", related: true },
  });
  expect(others).toEqual([]);
});

it("still invites if there is a picture: HTML and calendar entry are alternatives of one mail", async () => {
  const { parsed } = await composed({ calendar: { method: "REQUEST", content: "BEGIN:VCALENDAR" } });
  expect(parsed.html).toContain("cid:brand@mail");
  expect(parsed.text).toContain("Hello");
  expect(parsed.attachments.map(({ mimeType }) => mimeType).sort()).toEqual([
    "application/ics",
    "image/png",
    "text/calendar",
  ]);
});

it("has no related parts without a picture", async () => {
  const { raw } = await composed({ pictures: [] });
  expect(raw).not.toContain("multipart/related");
});

it("says that a program sent it, and stops at one click where that is offered", async () => {
  const plain = await composed();
  expect(plain.raw).toContain("Auto-Submitted: auto-generated");
  expect(plain.raw).not.toContain("List-Unsubscribe");
  const { parsed } = await composed({ unsubscribeUrl: "https://site.example/stop?key=a" });
  const headers = new Map(parsed.headers.map(({ key, value }) => [key, value]));
  expect(headers.get("list-unsubscribe")).toBe("<https://site.example/stop?key=a>");
  expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
});

it("stands in its thread: a Message-ID of its own, and the one that it answers", async () => {
  expect((await composed()).parsed.messageId).toBe("<1@darsgah.example>");
  const { parsed } = await composed({ thread: { id: "a1", answers: "<asked@example.com>" } });
  expect(parsed).toMatchObject({ messageId: "<a1@darsgah.example>", inReplyTo: "<asked@example.com>" });
  expect(parsed.references).toBe("<asked@example.com>");
});

it("is signed for the sender's domain, which a foreign verifier accepts until a word is changed", async () => {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const key = { keySelector: "2026", privateKey: String(privateKey.export({ type: "pkcs8", format: "pem" })) };
  const record = `v=DKIM1; k=rsa; p=${publicKey.export({ type: "spki", format: "der" }).toString("base64")}`;
  const resolver = async (name: string) => {
    expect(name).toBe("2026._domainkey.darsgah.example");
    return [[record]];
  };
  const { raw } = await composed({ unsubscribeUrl: "https://site.example/stop?key=a" }, key);
  const verdictOf = async (text: string) => {
    const { results } = await dkimVerify(Buffer.from(text.replace(/\r?\n/g, "\r\n")), { resolver });
    return results.map(({ status, signingDomain, signingHeaders }) => {
      return { result: status.result, signingDomain, signs: signingHeaders?.keys };
    });
  };
  expect(await verdictOf(raw)).toEqual([
    { result: "pass", signingDomain: "darsgah.example", signs: expect.stringMatching(/list-unsubscribe-post/i) },
  ]);
  expect(await verdictOf(raw.replace("Subject: Hello", "Subject: Hallo"))).toMatchObject([{ result: "fail" }]);
});

it.each([
  ["office@example.com", "Darsgah", "office@example.com"],
  ["Front Desk <desk@example.com>", "Front Desk", "desk@example.com"],
  ['"Desk, Front" <desk@example.com>', "Desk, Front", "desk@example.com"],
  ["<desk@example.com>", "Darsgah", "desk@example.com"],
])("reads %s", (text, name, address) => {
  expect(mailboxOf(text, "Darsgah")).toEqual({ name, address });
});
