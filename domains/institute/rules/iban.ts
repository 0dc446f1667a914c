/** An IBAN's check number: the remainder of its digits by 97, letters as numbers from 10 (ISO 13616). */
function remainderOf(digits: string): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

/** Whether a text is an IBAN with the right check digits, with or without spaces. */
export function isIban(text: string): boolean {
  const plain = text.replaceAll(/[\s-]/g, "").toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)) return false;
  const moved = plain.slice(4) + plain.slice(0, 4);
  return remainderOf([...moved].map((sign) => String(Number.parseInt(sign, 36))).join("")) === 1;
}
