/** Marks of direction and of no width, which mail programs put around names and addresses. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u061c]/g;

/** The longest part of a line that is looked at, in characters, and the lines over which an attribution may run. */
const [longestLine, longestAttribution, mostLines] = [300, 400, 4];

/** The last words of an attribution such as "On 24 Nov 2026, at 19:30, Darsgah wrote:", in the languages of mail programs. */
const wrote =
  /(?:wrote|writes|schrieb|écrit|escribió|scritto|escreveu|skrev|schreef|yazdı|написала?|لکھا|تحریر کیا|كتبت|كتب|نوشت) ?:$/;

/** The first words of most. */
const begins = /^(?:on|am|le|el|il|em|op|den|في|بتاريخ|بتاریخ|در) /i;

const time = /\d{1,2}[:.]\d\d/;
const mailbox = /\S@\S/;

/** The first label of the block that Outlook puts above what it quotes, and the labels below it. */
const sender = /^\*?(?:from|von|de|من|منجانب|از) ?:/i;
const others = [
  /^\*?(?:sent|date|gesendet|datum|envoyé|enviado|fecha|تاريخ الإرسال|تم الإرسال|التاريخ|أرسلت|بھیجا گیا|تاریخ) ?:/i,
  /^\*?(?:to|an|à|para|إلى|بنام|بجانب) ?:/i,
  /^\*?(?:subject|betreff|objet|asunto|الموضوع|موضوع|عنوان) ?:/i,
];

const original =
  /^-{2,} ?(?:original message|reply message|ursprüngliche nachricht|message d'origine|الرسالة الأصلية|اصل پیغام) ?--/i;
const ruled = /^[_-]{8,}$/;

/** Lines that a telephone or a mail program adds under what its owner has written. */
const clientLine =
  /^(?:sent (?:from|via|using|with) |get outlook for|yahoo mail[: -]|أرسلت من|أُرسلت من|مرسل من|تم الإرسال من|تم إرسالها من|بھیجا گیا از|میرے .{1,40} سے (?:بھیجا|ارسال))/i;
const [longestClientLine, sentences] = [70, /[.۔]$/];
const clientSentence = /^sent with .{1,40} email\.$/i;

/** The lines of a signature below its "-- ", at most. */
const longestSignature = 12;

/** An answer's own words, and whether anything was left out. */
interface CutText {
  text: string;
  isCut: boolean;
}

/**
 * Leaves out what an answer repeats: the quoted e-mail above or below the own words or between them, the line that names
 * its writer, a signature, and what a telephone adds. Where nothing else would be left the whole text stays.
 */
export function cutQuoted(whole: string): CutText {
  const lines = whole.replaceAll("\r\n", "\n").replaceAll("\u00a0", " ").split("\n");
  const bare = lines.map(bareOf);
  const own = ownLines(lines, bare);
  const text = withoutTail(own).join("\n").trim();
  const all = lines.join("\n").trim();
  if (text === "") return { text: all, isCut: false };
  return { text, isCut: text !== all };
}

/** A line as it is compared: its beginning without marks, with European digits. */
function bareOf(line: string): string {
  return line
    .slice(0, longestLine)
    .replace(invisible, "")
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .trim();
}

function ownLines(lines: string[], bare: string[]): string[] {
  for (let at = 0; at < lines.length; at += 1) {
    const after = quoteAfter(bare, at);
    if (after === null) continue;
    const above = withoutRule(lines.slice(0, at));
    if (!isMarked(bare, after)) return above;
    return [...above, ...unquoted(lines, bare, after)];
  }
  return lines;
}

/** The line at which a quotation begins whose head is at `at`; null if none begins there. */
function quoteAfter(bare: string[], at: number): number | null {
  const line = bare[at] ?? "";
  if (line.startsWith(">")) return at;
  if (line === "") return null;
  if (original.test(line) || isHeadBlock(bare, at) || isRunOn(line)) return at + 1;
  const end = attributionEnd(bare, at);
  return end === null ? null : end + 1;
}

/** The last line of the attribution that begins at `at`, which may run over a few lines; null if none does. */
function attributionEnd(bare: string[], at: number): number | null {
  const block = bare.slice(at, at + mostLines);
  const length = block.findIndex((line) => line.endsWith(":")) + 1;
  const lines = block.slice(0, length);
  const joined = lines.join(" ");
  if (length === 0 || joined.length > longestAttribution) return null;
  if (lines.some((line) => line === "" || line.startsWith(">"))) return null;
  const isFollowed = isMarked(bare, at + length);
  if (!isAttribution(joined, isFollowed)) return null;
  const [first = "", ...others] = lines;
  // The sender's last line may stand right above: then the attribution begins below it.
  const isAlone = others.length > 0 && !begins.test(first) && isAttribution(others.at(-1) ?? "", isFollowed);
  return isAlone || others.some((line) => begins.test(line)) ? null : at + length - 1;
}

/** Whether a line that ends with a colon names the writer of what follows, and not what the sender goes on to say. */
function isAttribution(line: string, isFollowedByMarks: boolean): boolean {
  const hasTime = time.test(line);
  const hasMailbox = mailbox.test(line);
  if (wrote.test(line)) return hasTime || hasMailbox || (isFollowedByMarks && /\d/.test(line));
  return hasTime && hasMailbox;
}

/** Whether a line goes on with the quotation itself, as Yahoo's does on telephones. */
function isRunOn(line: string): boolean {
  const end = line.indexOf(" wrote: ");
  return end > 0 && /^On /.test(line) && time.test(line.slice(0, end)) && mailbox.test(line.slice(0, end));
}

/** Whether Outlook's block of sender, date, recipients and subject begins at a line. */
function isHeadBlock(bare: string[], at: number): boolean {
  if (!sender.test(bare[at] ?? "")) return false;
  const block = bare.slice(at + 1, at + 9);
  const end = block.indexOf("");
  const below = end < 0 ? block : block.slice(0, end);
  return others.filter((label) => below.some((line) => label.test(line))).length >= 2;
}

/** Whether the first line with a word at or after `at` is marked as quoted. */
function isMarked(bare: string[], at: number): boolean {
  let next = at;
  while (bare[next] === "") next += 1;
  return bare[next]?.startsWith(">") ?? false;
}

/** The lines below and between the marked ones; another quotation without marks ends them. */
function unquoted(lines: string[], bare: string[], from: number): string[] {
  const own: string[] = [];
  for (let at = from; at < lines.length; at += 1) {
    const line = bare[at] ?? "";
    if (line.startsWith(">")) continue;
    if (original.test(line) || isHeadBlock(bare, at)) return withoutRule(own);
    own.push(lines[at] ?? "");
  }
  return own;
}

function withoutRule(lines: string[]): string[] {
  const end = lines.findLastIndex((line) => bareOf(line) !== "");
  return ruled.test(bareOf(lines[end] ?? "")) ? lines.slice(0, end) : lines;
}

/** Without the lines that a program adds, and without a signature. */
function withoutTail(lines: string[]): string[] {
  const isDash = (line: string) => /^--\s?$/.test(line.replace(invisible, ""));
  const dash = lines.findLastIndex(isDash);
  const signed = lines.length - dash - 1 <= longestSignature;
  const kept = dash > 0 && signed && lines.slice(0, dash).some((line) => bareOf(line) !== "") ? dash : lines.length;
  const own = lines.slice(0, kept);
  for (let last = bareOf(own.at(-1) ?? ""); own.length > 0 && isAdded(last); last = bareOf(own.at(-1) ?? "")) own.pop();
  return own;
}

function isAdded(line: string): boolean {
  if (line === "") return true;
  if (line.length > longestClientLine || !clientLine.test(line)) return false;
  return !sentences.test(line) || clientSentence.test(line);
}
