import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import type { Company } from "#domains/institute/contract.ts";
import { everyEmail } from "../support/every-email.ts";

function linesOf(whose: string, company: Company, picture: Buffer | null): string[] {
  const written = everyEmail(company, { siteUrl: "https://darsgah.example", picture: () => picture }, (text) => text);
  return Object.entries(written).map(([name, write]) => {
    const { subject, html, text } = write();
    const hash = createHash("sha256").update([subject, html, text].join("\0")).digest("hex").slice(0, 16);
    return `${hash} ${whose}: ${name}`;
  });
}

/**
 * A change of the program that is meant to change no word of an email shows here if it does. A change of words updates
 * the list: `npx vitest run --project unit demo-content/emails -u`.
 */
test("emails are the same as in the list, byte for byte", async () => {
  const { company } = demoContent;
  const reached = { ...company, nameUrdu: "", name: "Nordlicht", phones: [] };
  const lines = [
    ...linesOf("ours", company, Buffer.from("a picture")),
    ...linesOf("without phone and picture", reached, null),
  ];
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("emails.txt");
});
