import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { expect, it } from "vitest";
import { mailboxOf, messageOf } from "./mailer.ts";
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

async function composed(changes: Partial<Mail> = {}) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(messageOf({ ...mail, ...changes }, from));
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

it.each([
  ["office@example.com", "Darsgah", "office@example.com"],
  ["Front Desk <desk@example.com>", "Front Desk", "desk@example.com"],
  ['"Desk, Front" <desk@example.com>', "Desk, Front", "desk@example.com"],
  ["<desk@example.com>", "Darsgah", "desk@example.com"],
])("reads %s", (text, name, address) => {
  expect(mailboxOf(text, "Darsgah")).toEqual({ name, address });
});
