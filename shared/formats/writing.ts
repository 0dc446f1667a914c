/** How the institute writes in Urdu and Arabic: in Latin digits or their own, and with the Islamic day beside a day. */
export interface Writing {
  digits: "latin" | "eastern";
  hijri: boolean;
}

/** A browser learns it from the page that it shows; Islamic days are in the server's texts alone. */
let current = (): Writing => ({
  digits: globalThis.document?.documentElement.dataset.digits ? "eastern" : "latin",
  hijri: false,
});

/** Lets `read` say how the institute writes: for the server, whose pages and emails follow the published settings. */
export function writeAs(read: () => Writing): void {
  current = read;
}

const zeros = { en: "", ur: "۰", ar: "٠" };
type Locale = keyof typeof zeros;

/** Whether the Islamic day stands beside a day in this language. */
export const hasHijri = (locale: Locale): boolean => locale !== "en" && current().hijri;

/** The zero of a language's own digits, "۰" or "٠"; empty where it is written in Latin ones, as English always is. */
export const zeroOf = (locale: Locale, { digits }: Pick<Writing, "digits"> = current()): string =>
  digits === "eastern" ? zeros[locale] : "";

/** The signs for thousands and decimals beside these digits. */
const signs: Record<string, string> = { ",": "٬", ".": "٫" };

/** A text with its numbers in the digits of a zero: 45,000.5 → "۴۵٬۰۰۰٫۵"; unchanged without one. */
export const withDigits = (text: string, zero: string): string =>
  zero
    ? text.replace(
        /\d|(?<=\d)[,.](?=\d)/g,
        (sign) => signs[sign] ?? String.fromCharCode(zero.charCodeAt(0) + Number(sign)),
      )
    : text;
