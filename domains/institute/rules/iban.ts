/** An IBAN's check number: the remainder of its digits by 97, letters as numbers from 10 (ISO 13616). */
function remainderOf(digits: string): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

const plainOf = (text: string) => text.replaceAll(/[\s-]/g, "").toUpperCase();

/** Whether a text is an IBAN with the right check digits, with or without spaces. */
export function isIban(text: string): boolean {
  const plain = plainOf(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)) return false;
  const moved = plain.slice(4) + plain.slice(0, 4);
  return remainderOf([...moved].map((sign) => String(Number.parseInt(sign, 36))).join("")) === 1;
}

/** Whether a text is written like an IBAN of Pakistan, with or without spaces; its check digits may be wrong. */
export const looksPakistani = (text: string): boolean => /^PK\d{2}[A-Z]{4}/.test(plainOf(text));

/** The IBAN of Pakistan among the details of a way to pay, 24 characters without spaces; undefined if there is none. */
export function pakistaniIban(details: { value: string }[]): string | undefined {
  const plain = details.map(({ value }) => plainOf(value));
  return plain.find((text) => /^PK\d{2}[A-Z]{4}[A-Z0-9]{16}$/.test(text) && isIban(text));
}
