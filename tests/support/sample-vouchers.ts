import { raastCode } from "#domains/money/rules/raast-code.ts";
import { codePath } from "#domains/money/server/draw-code.ts";
import { drawVouchers } from "#domains/money/server/papers/draw-vouchers.ts";
import type { VoucherPaper } from "#domains/money/server/papers/voucher.ts";

const iban = "PK36SCBL0000001123456702";
/** The text of a voucher's code. */
export const payloadOf = (number: number) => raastCode({ iban, amount: String(6000 + number), expiry: "051220262359" });
/** Whom the vouchers are for, in turn. */
const names = ["محمد عبداللہ خان نیازی", "Ayesha Siddiqa", "Muhammad Hamza Farooq-ul-Hassan Qureshi Siddiqui"];

const voucher = (number: number): VoucherPaper => ({
  ...{ lang: "en", title: "Fee voucher", copies: ["Bank's copy", "Institute's copy", "Student's copy"] },
  reference: { label: "Reference", value: `K7M4-${String(1000 + number)}` },
  issuer: { name: "Noor Academy", lines: ["Johar Town", "42-B Main Boulevard, Lahore", "+92 300 1234567"] },
  rows: [
    { label: "Student", value: names[number % names.length] ?? "" },
    { label: "Course", value: "MERN Full Stack Web Development" },
    { label: "Batch", value: "English, evening" },
    { label: "For", value: "Month 1 of 4" },
    { label: "Consumer number (1Bill, Kuickpay)", value: "10000123456" },
  ],
  amount: { label: "To pay by 5 December 2026", value: "Rs 6,000", inWords: "Six thousand Pakistani rupees only" },
  after: { label: "After 5 December 2026", value: "Rs 6,500" },
  pay: [
    {
      title: "Meezan Bank",
      details: [
        { label: "Account title", value: "Noor Academy" },
        { label: "IBAN", value: "PK36 SCBL 0000 0011 2345 6702" },
      ],
      code: { path: codePath(payloadOf(number)), label: "Raast payment code", hint: "Scan in your bank's app" },
    },
    { title: "Easypaisa", details: [{ label: "Account", value: "0300 1234567" }], code: null },
  ],
  notes: ["The code carries the amount, not the reference. Please write the reference as the payment's purpose."],
  stamp: "Stamp and signature",
});

/** So many vouchers as one PDF, as of a class. */
export const drawClass = async (count: number) => {
  const [first, ...others] = Array.from({ length: count }, (_, at) => voucher(at));
  if (!first) throw new Error("No voucher.");
  const logo = { ink: "#10211c", accent: "#b45309", outline: null };
  return await drawVouchers([first, ...others], "#b45309", logo);
};
