import { expect, it } from "vitest";
import { copiedText } from "../../../tests/support/pdf-text.ts";
import { certificateIn, facts, fromTheRight, plain } from "../../../tests/support/right-to-left-papers.ts";
import { createCertificatePrinter } from "./print-certificate.ts";

it.each(fromTheRight)("in %s a certificate is copied with its words, its name and its number", async (lang) => {
  const paper = certificateIn(lang);
  const bytes = await createCertificatePrinter().print(paper, { accent: "#b45309", ink: "#10211c" });
  expect(Buffer.from(bytes).toString("latin1")).toContain(`/Lang (${lang})`);
  const text = await copiedText(bytes);
  for (const part of [paper.title, paper.certifies, paper.name, paper.completed, paper.issued])
    expect(text).toContain(plain(part).normalize("NFC"));
  for (const fact of [facts.course, facts.certificate, "Ali Raza (PhD)"]) expect(text).toContain(fact);
});
