import type { CertificatePaper } from "#domains/certificates/server/draw-certificate.ts";
import { raastCode } from "#domains/money/rules/raast-code.ts";
import { codePath } from "#domains/money/server/draw-code.ts";
import type { VoucherPaper } from "#domains/money/server/papers/voucher.ts";
import type { ReceiptPaper } from "#domains/money/server/receipts/pdf.ts";
import { messagesIn } from "#server/compose/words/messages.ts";
import { besideOthers, paperWords } from "#server/pdf/paper-words.ts";
import { fillText } from "#shared/fill-text.ts";

/** The languages of papers from right to left. */
export const fromTheRight = ["ur", "ar"] as const;
export type FromTheRight = (typeof fromTheRight)[number];

/** Facts that stay in Latin letters and digits, from left to right, on every paper. */
export const facts = {
  reference: "7K4M-Q2XW",
  certificate: "2345-Q2XW-9ABC-DEFG",
  iban: "PK36 SCBL 0000 0011 2345 6702",
  phone: "+92 300 1234567",
  amount: "PKR 45,000",
  course: "MERN Full Stack Web Development",
};

const names = { ur: "محمد عبداللہ خان نیازی", ar: "عبد الرحمن بن محمد آل ثاني" };
const days = { ur: "23 نومبر 2026", ar: "23 نوفمبر 2026" };
const rtl = { dir: "rtl" } as const;

/** The logo of papers in tests. */
export const logo = { ink: "#10211c", accent: "#b45309", outline: null };

/** A receipt of a payment in a language, as `showReceipt` makes it; with a label of one long word. */
export function receiptIn(lang: FromTheRight): ReceiptPaper {
  const words = paperWords(messagesIn[lang].receipts, rtl);
  const { payment, summary } = words;
  const paid = fillText(summary.paid, { amount: facts.amount });
  const pays = fillText(summary.month, { from: 1, inAll: 4 });
  return {
    ...{ lang, kind: "payment", title: payment.title, dateLabel: words.date, note: words.note },
    number: fillText(words.number, { number: "000123" }),
    issuedAt: { iso: "2026-11-23T00:00:00Z", words: days[lang] },
    issuer: { name: "Noor Academy", lines: ["NTN 1234567-8", "42-B Main Boulevard, Lahore", facts.phone] },
    amount: { label: payment.amount, value: facts.amount },
    summary: [
      fillText(summary.pays, { received: paid, pays }),
      fillText(summary.next, { amount: facts.amount, day: days[lang] }),
    ].join(" · "),
    person: { label: payment.person, value: names[lang] },
    rows: [
      { label: words.course, value: facts.course },
      { label: payment.pays, value: fillText(words.month, { from: 1, inAll: 4 }) },
      { label: words.order, value: facts.reference },
      { label: fillText(words.tax, { name: "Punjab Sales Tax", rate: 16 }), value: "PKR 6,207" },
      { label: words.batch.repeat(14), value: "W".repeat(60) },
    ],
    parts: {
      label: words.company.parts,
      rows: [
        {
          name: names[lang],
          detail: [facts.course, pays, facts.reference].map((fact) => besideOthers(fact, rtl)).join(" · "),
          amount: facts.amount,
        },
      ],
    },
    totals: [{ label: payment.paid, value: facts.amount }],
  };
}

/** A fee voucher in a language, as `voucherOf` makes it. */
export function voucherIn(lang: FromTheRight): VoucherPaper {
  const words = paperWords(messagesIn[lang].vouchers, rtl);
  const { reference } = facts;
  const code = codePath(raastCode({ iban: facts.iban.replaceAll(" ", ""), amount: "45000", expiry: "051220262359" }));
  return {
    ...{ lang, title: words.title, copies: words.copies, stamp: words.stamp },
    reference: { label: words.reference, value: reference },
    issuer: { name: "Noor Academy", lines: ["42-B Main Boulevard, Lahore", facts.phone] },
    rows: [
      { label: words.student, value: names[lang] },
      { label: words.course, value: facts.course },
      { label: words.consumerNumber, value: "10000123456" },
    ],
    amount: { label: fillText(words.payBy, { day: days[lang] }), value: facts.amount, inWords: words.whole },
    after: { label: fillText(words.after, { day: days[lang] }), value: "PKR 45,500" },
    pay: [
      {
        title: "Meezan Bank",
        details: [{ label: "IBAN", value: facts.iban }],
        code: { path: code, label: words.qrLabel, hint: words.scan },
      },
    ],
    notes: [fillText(words.noReference, { reference }), words.demo],
  };
}

/** A certificate in a language, as `paperOf` makes it. */
export function certificateIn(lang: FromTheRight): CertificatePaper {
  const words = paperWords(messagesIn[lang].certificates.paper, rtl);
  return {
    ...{ lang, title: words.title, issuer: "Noor Academy", certifies: words.certifies, name: names[lang] },
    ...{ completed: words.completed, course: facts.course },
    details: [fillText(words.dates, { from: days[lang], until: days[lang] }), besideOthers("80% of all classes.", rtl)],
    taught: fillText(words.taught, { teacher: "Ali Raza (PhD)" }),
    issued: fillText(words.issued, { day: days[lang] }),
    signature: fillText(words.signature, { issuer: "Noor Academy" }),
    number: fillText(words.number, { number: facts.certificate }),
    verify: { words: fillText(words.verify, { address: "noor.example/verify" }), url: "https://noor.example/verify" },
  };
}

/** A text as a viewer copies it: without the marks that no paper holds. */
export const plain = (text: string) => text.replace(/[\u2068\u2069]/g, "");
