/** A Raast payment, as its code says it. */
export interface RaastPayment {
  /** 24 characters, without spaces. */
  iban: string;
  /** As `raastAmount` writes it; without one, the payer types it. */
  amount?: string | undefined;
  /** The minute until which it may be paid, in Pakistan's time: "DDMMYYYYHHmm". */
  expiry?: string | undefined;
  /** Two digits; codes made by banks' own apps say 00. */
  scheme?: string | undefined;
}

/**
 * The text of a payment code of the State Bank of Pakistan's "Standard for Interoperable QR Code", payments from person
 * to person (DI&SD Circular Letter 01 of 2022, §3.1): fields of a tag, a length and a value, the last of them the check
 * of all before it. It carries no reference. The IBAN's own check digits are the caller's.
 */
export function raastCode({ iban, amount, expiry, scheme = "00" }: RaastPayment): string {
  const fields = [
    ["00", "02"],
    ["01", amount === undefined ? "11" : "12"],
    ["02", scheme],
    ["04", iban],
    ["05", amount],
    ["07", expiry],
  ];
  const said = fields.map(([tag, value]) => (value === undefined ? "" : `${tag}${lengthOf(value)}${value}`));
  const checked = `${said.join("")}1004`;
  return checked + checkOf(checked);
}

const lengthOf = (value: string) => String(value.length).padStart(2, "0");

/** The longest amount that a code holds. */
const mostLetters = 10;

/**
 * A sum in rupees, "82500.00", as a code holds it, without needless decimals. Undefined for nothing, and for a sum that is
 * too long: the payer then types it.
 */
export function raastAmount(plain: string): string | undefined {
  const amount = plain.replace(/\.00$/, "");
  return Number(amount) > 0 && amount.length <= mostLetters ? amount : undefined;
}

/** CRC-16/CCITT-FALSE of a text of ASCII letters, as four hexadecimal digits. */
function checkOf(text: string): string {
  let check = 0xffff;
  for (const letter of text) {
    check ^= letter.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) check = check & 0x8000 ? (check << 1) ^ 0x1021 : check << 1;
    check &= 0xffff;
  }
  return check.toString(16).toUpperCase().padStart(4, "0");
}
