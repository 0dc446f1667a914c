/** What a backslash takes its meaning from, and the line end that it makes of an "n". */
const signs = ["~", "=", "#", "{", "}", ":", "\\", "*", "%", "n"];

/** The first of the private signs that stand for escaped ones while a question is read. */
const first = 0xe000;

/** A text with each escaped sign as a private one, so that the others are the format's own. */
export const escaped = (text: string): string =>
  text
    .replace(/[\uE000-\uE009]/g, "")
    .replace(/\\([~=#{}:\\*%n])/g, (_, sign: string) => String.fromCharCode(first + signs.indexOf(sign)));

const unescaped = (text: string): string =>
  text.replace(/[\uE000-\uE009]/g, (sign) => {
    const own = signs[sign.charCodeAt(0) - first] ?? "";
    return own === "n" ? "\n" : own;
  });

/** A text of a question as people read it; HTML, where the format says that it is some, as our marks. */
export function giftText(marked: string): { text: string; hasPicture: boolean } {
  const format = /^\s*\[(html|moodle|plain|markdown)\]/i.exec(marked);
  const text = unescaped(format ? marked.slice(format[0].length) : marked).trim();
  if (format?.[1]?.toLowerCase() !== "html") return { text, hasPicture: false };
  return { text: fromHtml(text), hasPicture: /<img\b/i.test(text) };
}

/** An option, a right text or a word on one: on one line. */
export const giftLine = (marked: string): string =>
  giftText(marked)
    .text.split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" ");

const named: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'", nbsp: " " };

const fromHtml = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6]|\/pre)\b[^<>]*>/gi, "\n")
    .replace(/<\/?(?:b|strong)>/gi, "**")
    .replace(/<\/?(?:code|tt)>/gi, "`")
    .replace(/<\/?[a-z!][^<>]*>/gi, "")
    .replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/gi, (whole, name: string | undefined, code: string | undefined) =>
      name ? (named[name.toLowerCase()] ?? whole) : signOf(Number(code), whole),
    )
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

const signOf = (code: number, whole: string) =>
  code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : whole;
