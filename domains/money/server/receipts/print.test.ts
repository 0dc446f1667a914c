import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { ReceiptPaper } from "#domains/money/server/receipts/pdf.ts";
import { createReceiptPrinter } from "#domains/money/server/receipts/print.ts";
import { copiedText } from "../../../../tests/support/pdf-text.ts";

const paper = (name: string, amount = "$149"): ReceiptPaper => ({
  ...{
    lang: "en",
    kind: "payment",
    title: "Receipt",
    number: "No. 000123",
    dateLabel: "Date",
    note: "Made by a computer.",
  },
  issuedAt: { iso: "2026-11-23T00:00:00Z", words: "23 November 2026" },
  issuer: { name: "Darsgah Solutions", lines: ["42-B Main Boulevard", "Lahore"] },
  amount: { label: "Received", value: amount },
  summary: `Paid ${amount} (month 1 of 4)`,
  person: { label: "Received from", value: name },
  rows: [{ label: "Course", value: "MERN Full Stack Web Development" }],
  totals: [{ label: "Paid so far", value: amount }],
});

const logo = { ink: "#10211c", accent: "#b45309", outline: null };

/** A PDF as text, with its streams unpacked. */
function unpacked(bytes: Buffer): string {
  const packed = bytes.toString("latin1");
  const streams = Array.from(packed.matchAll(/FlateDecode[\s\S]*?stream\r?\n/g), ({ index, 0: { length } }) => {
    return inflateSync(bytes.subarray(index + length)).toString("latin1");
  });
  return [packed, ...streams].join("\n");
}

async function printed(name: string, amount?: string) {
  const bytes = Buffer.from(await createReceiptPrinter().print(paper(name, amount), "#b45309", logo));
  return { bytes, text: unpacked(bytes) };
}

const inOneLine = (text: string) => text.replace(/\s/g, "");

describe("a printed receipt", () => {
  it.each([
    ["star", null, `${0x10 / 255} ${0x21 / 255} ${0x1c / 255} scn`],
    ["outline", { viewBox: "0 0 40 20", path: "M3 4H37V17Z" }, "3 4 m"],
  ])("carries the institute's logo: its %s", async (_, outline, drawn) => {
    const bytes = await createReceiptPrinter().print(paper("Ali"), "#b45309", { ...logo, outline });
    expect(unpacked(Buffer.from(bytes))).toContain(drawn);
  });

  it.each([
    ["in Urdu", "محمد عبداللہ خان نیازی", "PKR 45,000"],
    ["in Arabic", "عبد الرحمن بن محمد آل ثاني", "QAR 1,250.50"],
    ["in two scripts", "Muhammad عبداللہ Jr.", "$149"],
    ["of 200 letters", `${"Wolfeschlegelstein ".repeat(10)}Junior`, "$149"],
    ["without spaces", "W".repeat(200), "$149"],
  ])("names somebody %s on one page of at most 60 KB, as text", async (_, name, amount) => {
    const { bytes, text } = await printed(name, amount);
    expect(bytes.length).toBeLessThan(60_000);
    expect(text).toMatch(/\/Type \/Pages\s+\/Count 1\b/);
    expect(text).toContain("/Lang (en)");
    expect(text).toContain(">Receipt No. 000123</");
    expect(text).toContain("/ToUnicode");
    expect(inOneLine(await copiedText(bytes))).toContain(inOneLine(name));
  });

  it.each([
    ...["بشیر احمد", "حسین شاہ", "عائشہ بی بی", "محمد بلال", "ګلالۍ ښځه ړوند", "أحمد الإمام", "لالہ لا الہ", "مُحَمَّد"],
    ...["علی Ali خان Khan", "Nguyễn Thị Hồng Nhung", "Phạm Đức", "ʿAlī", "Иван Петров", "Γιώργος Παπαδόπουλος"],
    ...["राहुल शर्मा", "श्री लक्ष्मी", "বাংলা রহমান", "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ", "முருகன் செல்வி", "శ్రీనివాస్", "ಕೃಷ್ಣಮೂರ್ತಿ"],
    ...["ശ്രീകുമാർ", "ક્ષિતિજ", "ସୁବ୍ରତ", "සුනිල්", "สมชาย ใจดี", "Հայկ", "გიორგი", "አበበ", "דוד כהן"],
  ])("is copied with the name %s, letter for letter", async (name) => {
    expect(await copiedText((await printed(name)).bytes)).toContain(name.normalize("NFC"));
  });

  it("is printed on a slip of 80 mm too, as long as its text, with the same words", async () => {
    const bytes = Buffer.from(await createReceiptPrinter().printSlip(paper("محمد عبداللہ خان نیازی"), logo));
    const [, width = "", height = ""] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(bytes.toString("latin1")) ?? [];
    expect(Math.round((Number(width) / 72) * 25.4)).toBe(80);
    expect(Number(height)).toBeGreaterThan(200);
    expect(Number(height)).toBeLessThan(600);
    const text = await copiedText(bytes);
    for (const part of ["No. 000123", "محمد عبداللہ خان نیازی", "Paid so far", "Made by a computer."])
      expect(text).toContain(part);
  });

  it("takes marks that turn letters round, and spaces beyond one, out of a name", async () => {
    expect(await copiedText((await printed("Ali\u202enahK   Rehman")).bytes)).toContain("AlinahK Rehman");
  });

  it("has letters that no font has as empty boxes, and is printed nevertheless", async () => {
    const { bytes } = await printed("王小明");
    expect(bytes.length).toBeGreaterThan(5_000);
  });
});
