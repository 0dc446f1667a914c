import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isIban } from "#domains/institute/rules/iban.ts";
import { type RaastPayment, raastAmount, raastCode } from "./raast-code.ts";

/** Codes as programs of different makers write or read them, found in public repositories; the makers are unrelated. */
const known: [origin: string, payload: string, payment: RaastPayment][] = [
  [
    "a bank's app for iOS, without an amount",
    "0002020102110202000424PK77UNIL010900023785421010049FBB",
    { iban: "PK77UNIL0109000237854210" },
  ],
  [
    "the same, with an amount and an expiry",
    "0002020102120202000424PK77UNIL010900023785421005045000071230062022145810042007",
    { iban: "PK77UNIL0109000237854210", amount: "5000", expiry: "300620221458" },
  ],
  [
    "a reader of codes in Java",
    "0002020102120202000424PK38SONE002422000942359205042500071225102023161010043071",
    { iban: "PK38SONE0024220009423592", amount: "2500", expiry: "251020231610" },
  ],
  [
    "a shop in TypeScript, whose code a wallet's app has read",
    "0002020102120202000424PK53JCMA300392300108819405041109071219082026083210042F66",
    { iban: "PK53JCMA3003923001088194", amount: "1109", expiry: "190820260832" },
  ],
  [
    "a scanner in React",
    "0002020102120202000424PK57BAHL105100810202060205034500712300420242359100407AC",
    { iban: "PK57BAHL1051008102020602", amount: "450", expiry: "300420242359" },
  ],
  [
    "a service in Python",
    "0002020102120202000424PK61TMFB0000000098214843050350007120205202618571004782A",
    { iban: "PK61TMFB0000000098214843", amount: "500", expiry: "020520261857" },
  ],
  [
    "a library in JavaScript",
    "0002020102120202000424PK51UNIL010900026245684505031000712280820262359100414E2",
    { iban: "PK51UNIL0109000262456845", amount: "100", expiry: "280820262359" },
  ],
  [
    "another bank's app for iOS",
    "0002020102120202000424PK21FMFB002112284650101605011071221092022235910040424",
    { iban: "PK21FMFB0021122846501016", amount: "1", expiry: "210920222359" },
  ],
];

/** Reads a code by its own rules alone: fields one after the other, and the check by polynomial division of its bits. */
function parsed(payload: string): Map<string, string> {
  const fields = new Map<string, string>();
  let rest = payload;
  while (rest !== "") {
    const [, tag = "", length = "0"] = /^(\d\d)(\d\d)/.exec(rest) ?? [];
    const value = rest.slice(4, 4 + Number(length));
    if (tag === "" || value.length !== Number(length) || fields.has(tag)) throw new Error(`No field: ${rest}`);
    fields.set(tag, value);
    rest = rest.slice(4 + Number(length));
  }
  return fields;
}

/** The remainder of a text's bits, sixteen zeros behind them and sixteen ones over the first, by x¹⁶ + x¹² + x⁵ + 1. */
function remainder(text: string): string {
  const bits = [...text].map((letter) => letter.charCodeAt(0).toString(2).padStart(8, "0")).join("");
  const dividend = [...`${bits}${"0".repeat(16)}`].map((bit, at) => (at < 16 ? 1 - Number(bit) : Number(bit)));
  for (let at = 0; at < bits.length; at += 1)
    if (dividend[at] === 1) for (const power of [0, 4, 11, 16]) dividend[at + power] = 1 - (dividend[at + power] ?? 0);
  return Number.parseInt(dividend.slice(-16).join(""), 2).toString(16).toUpperCase().padStart(4, "0");
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const digits = "0123456789";
const of = (alphabet: string, length: number) =>
  fc.array(fc.constantFrom(...alphabet), { minLength: length, maxLength: length }).map((all) => all.join(""));

/** An IBAN of Pakistan with the right check digits. */
const iban = fc.tuple(of(letters, 4), of(letters + digits, 16)).map(([bank, account]) => {
  const tries = Array.from({ length: 97 }, (_, at) => `PK${String(at + 2).padStart(2, "0")}${bank}${account}`);
  return tries.find(isIban) ?? "";
});

describe("a Raast code", () => {
  it.each(known)("is the one of %s, byte for byte", (_, payload, payment) => {
    expect(raastCode(payment)).toBe(payload);
  });

  it("says what was asked, read by a parser of its own: 10,000 at random", () => {
    const payments = fc.record({
      iban,
      minor: fc.integer({ min: 0, max: 2_000_000_000_00 }),
      expiry: fc.option(of(digits, 12), { nil: undefined }),
      scheme: fc.option(of(digits, 2), { nil: undefined }),
    });
    fc.assert(
      fc.property(payments, ({ minor, ...payment }) => {
        const amount = raastAmount((minor / 100).toFixed(2));
        const payload = raastCode({ ...payment, amount });
        const fields = parsed(payload);
        expect([...fields.keys()].join()).toBe([...fields.keys()].toSorted().join());
        expect(Object.fromEntries(fields)).toEqual({
          ...{ "00": "02", "01": amount ? "12" : "11", "02": payment.scheme ?? "00", "04": payment.iban },
          ...(amount ? { "05": amount } : {}),
          ...(payment.expiry ? { "07": payment.expiry } : {}),
          "10": remainder(payload.slice(0, -4)),
        });
        if (amount) expect(Math.round(Number(amount) * 100)).toBe(minor);
      }),
      { numRuns: 10_000 },
    );
  });

  it.each([
    ["0.00", undefined],
    ["-50.00", undefined],
    ["0.01", "0.01"],
    ["82500.00", "82500"],
    ["82500.50", "82500.50"],
    ["9999999999.00", "9999999999"],
    ["9999999999.50", undefined],
    ["10000000000.00", undefined],
  ])("holds %s as %s, in at most ten letters and never nothing", (plain, amount) => {
    expect(raastAmount(plain)).toBe(amount);
  });
});
