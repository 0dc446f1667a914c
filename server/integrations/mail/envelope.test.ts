import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { expect, it } from "vitest";
import { envelopeOf } from "#server/integrations/mail/envelope.ts";
import type { Mail } from "#server/integrations/mail/port.ts";

const from = { name: "Darsgah", address: "office@darsgah.example" };
const content = Buffer.from("a picture");
const mail: Mail = {
  id: "1",
  to: { name: "Ayesha", address: "ayesha@example.com" },
  subject: "Hello",
  html: '<img src="cid:letterhead@mail">',
  text: "Hello",
  pictures: [{ cid: "letterhead@mail", fileName: "letterhead.png", content }],
};

async function composed(changes: Partial<Mail> = {}) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(envelopeOf({ ...mail, ...changes }, from));
  if (!Buffer.isBuffer(message)) throw new Error("Not a buffer.");
  return { raw: message.toString(), parsed: await PostalMime.parse(message) };
}

it("sends a picture as part of the HTML, not as a file", async () => {
  const { raw, parsed } = await composed();
  expect(raw).toMatch(/^Content-Type: multipart\/alternative;.*^Content-Type: multipart\/related;/ms);
  expect(raw).not.toMatch(/multipart\/mixed|Content-Disposition: attachment/);
  const [picture, ...others] = parsed.attachments;
  expect(picture).toMatchObject({
    ...{ contentId: "<letterhead@mail>", disposition: "inline", mimeType: "image/png", related: true },
  });
  expect(others).toEqual([]);
});

it("still invites where a picture goes along: HTML and entry are two readings of one mail", async () => {
  const { parsed } = await composed({ calendar: { method: "REQUEST", content: "BEGIN:VCALENDAR" } });
  expect(parsed.html).toContain("cid:letterhead@mail");
  expect(parsed.text).toContain("Hello");
  expect(parsed.attachments.map(({ mimeType }) => mimeType).sort()).toEqual([
    "application/ics",
    "image/png",
    "text/calendar",
  ]);
});

it("is without parts of its own where there is no picture", async () => {
  const { raw } = await composed({ pictures: [] });
  expect(raw).not.toContain("multipart/related");
});
