const minus = /^[-−–]\s*/;

/**
 * The number that was typed, or null: "1,234.5", "1.234,5", "1 234,5", "3,14", "٣٫١٤" and "۱۲۳" are read. A single
 * comma before exactly three digits separates thousands, "1,234", as in English; any other separates decimals.
 */
export function readNumber(typed: string): number | null {
  const text = westernDigits(typed.normalize("NFKC")).trim();
  const sign = minus.test(text) ? -1 : 1;
  const plain = text.replace(minus, "").replace(/^\+\s*/, "");
  const power = /^(.*?)[eE]([+-]?\d{1,3})$/.exec(plain);
  const digits = withPoint((power?.[1] ?? plain).replace(/(?<=\d)[\s'’_](?=\d{3})/g, ""));
  if (digits === null) return null;
  const value = sign * Number(power ? `${digits}e${power[2]}` : digits);
  return Number.isFinite(value) ? value + 0 : null;
}

/** Arabic-Indic and Persian digits and separators as Western ones. */
function westernDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/٫/g, ".")
    .replace(/٬/g, "’");
}

/** Digits with a point before their decimals; null for anything else. */
function withPoint(text: string): string | null {
  if (!/^(?=.*\d)[\d.,]+$/.test(text)) return null;
  const last = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  if (last < 0) return text;
  const mark = text.charAt(last);
  const other = mark === "." ? "," : ".";
  const isGrouped = text.split(mark).length > 2 || (mark === "," && /^[1-9]\d{0,2},\d{3}$/.test(text));
  if (isGrouped) return isInGroups(text, mark) ? text.replaceAll(mark, "") : null;
  const whole = text.slice(0, last);
  if (whole.includes(other) && !isInGroups(whole, other)) return null;
  return `${whole.replaceAll(other, "") || "0"}.${text.slice(last + 1) || "0"}`;
}

const isInGroups = (text: string, mark: string) =>
  text.split(mark).every((group, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group));
