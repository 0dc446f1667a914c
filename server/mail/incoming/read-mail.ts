import { createHash } from "node:crypto";
import { convert } from "html-to-text";
import { dkimVerify } from "mailauth/lib/dkim/verify.js";
import { spf } from "mailauth/lib/spf/index.js";
import PostalMime, { type Address, type Attachment, addressParser, type Email } from "postal-mime";
import { cutQuoted } from "./cut-quoted.ts";
import { isAutomatic } from "./is-automatic.ts";
import { type Envelope, type MailedFile, mostMailedFiles, type ReadMail, type ResolveDns } from "./port.ts";
import { readBounces } from "./read-bounces.ts";

/** Bounds on what is read of a mail: the nesting of its parts, its heads in bytes, its text in characters. */
const mostNesting = 30;
const mostHeads = 512 * 1024;
const longestText = 400_000;
const mostParts = 2_000;

/** The most signatures, and addresses in its head, that a mail may have: each costs a question to the DNS. */
const [mostSignatures, mostAddresses] = [8, 50];

/** Patience with the DNS about who may send, in milliseconds. */
const patience = 8_000;

/** A mail that is beyond the bounds of what is read. */
export class UnreadableMail extends Error {
  override name = "UnreadableMail";
}

/**
 * Reads a mail that anyone may have sent: its writer's own words, its files, and which domains answer for it. May take
 * seconds of processor time: it belongs in a thread of its own. Throws `UnreadableMail`.
 */
export async function readMail(raw: Uint8Array, envelope: Envelope | null, resolve: ResolveDns): Promise<ReadMail> {
  const email = await parse(raw);
  const { text, isCut } = cutQuoted(wordsOf(email));
  const proof = await findVouchers(raw, email, envelope, resolve);
  const files = email.attachments.flatMap(fileOf);
  const { messageId } = email;
  return {
    digest: createHash("sha256").update(raw).digest("hex"),
    messageId: messageId ? messageId.replace(/^<|>$/g, "").slice(0, 500) : null,
    from: valuesOf(email, "from").flatMap(addressesIn),
    recipients: ["to", "cc", "delivered-to", "x-original-to"].flatMap((key) =>
      valuesOf(email, key).flatMap(addressesIn),
    ),
    subject: (email.subject ?? "").slice(0, 300),
    ...{ text, isCut },
    files: files.slice(0, mostMailedFiles),
    filesLeftOut: Math.max(0, files.length - mostMailedFiles),
    ...proof,
    isAutomatic: isAutomatic(email.headers, envelope),
    bounces: readBounces(email),
  };
}

async function parse(raw: Uint8Array): Promise<Email> {
  if (hasMore(raw, "\n--", mostParts)) throw new UnreadableMail("A mail has too many parts.");
  try {
    return await PostalMime.parse(raw, {
      ...{ maxNestingDepth: mostNesting, maxHeadersSize: mostHeads, forceRfc822Attachments: true },
    });
  } catch (cause) {
    throw new UnreadableMail("A mail is beyond the bounds of what is read.", { cause });
  }
}

/** Whether a mail holds a text more often than this. */
function hasMore(raw: Uint8Array, text: string, most: number): boolean {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  let found = 0;
  for (let at = bytes.indexOf(text); at >= 0 && found <= most; at = bytes.indexOf(text, at + 1)) found += 1;
  return found > most;
}

const valuesOf = ({ headers }: Email, name: string) =>
  headers.filter(({ key }) => key === name).map(({ value }) => value);

function addressesIn(value: string): string[] {
  const flat: Address[] = addressParser(value.slice(0, 10_000), { flatten: true });
  return flat.slice(0, mostAddresses).flatMap(({ address }) => (address ? [address.toLowerCase()] : []));
}

/** The words of a mail: its text part, or its HTML as text. */
function wordsOf({ text, html }: Email): string {
  if (text?.trim() || !html) return (text ?? "").slice(0, longestText);
  return convert(html.slice(0, 4 * longestText), {
    wordwrap: false,
    selectors: [
      ...["head", "style", "script", "title", "template", "img"].map((selector) => ({ selector, format: "skip" })),
      { selector: "a", options: { hideLinkHrefIfSameAsText: true, linkBrackets: ["<", ">"] } },
      ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
    limits: { maxInputLength: 4 * longestText, maxDepth: 60, maxChildNodes: 5_000, ellipsis: "…" },
  }).slice(0, longestText);
}

/** A file that the writer sent along; the pictures of a layout are none. */
function fileOf({ filename, mimeType, disposition, related, content }: Attachment): MailedFile[] {
  if (typeof content === "string") return [];
  if (/^(message|multipart)\//.test(mimeType) || mimeType === "text/rfc822-headers") return [];
  if (!filename && (related || disposition !== "attachment")) return [];
  const bytes = content instanceof ArrayBuffer ? new Uint8Array(content) : content;
  return bytes.byteLength > 0 ? [{ name: filename ?? "", type: mimeType, content: bytes }] : [];
}

type Vouched = Pick<ReadMail, "vouchers" | "isUncertain">;
type Resolver = (name: string, type: string) => Promise<string[] | string[][]>;

/**
 * The domains that answer for the whole mail: those of valid signatures over all of it and its writer's line, and that
 * of the envelope's sender whose records name the machine that sent it.
 */
async function findVouchers(raw: Uint8Array, email: Email, envelope: Envelope | null, ask: ResolveDns) {
  // A question of the type TXT is answered by its texts.
  const resolver: Resolver = async (name, type) => (await ask(name, type)) as string[] | string[][];
  const isSigned = valuesOf(email, "dkim-signature").length <= mostSignatures;
  const signers = isSigned ? await findSigners(raw, resolver) : { vouchers: [], isUncertain: false };
  const sender = envelope?.from ? await findSender(envelope, resolver) : { vouchers: [], isUncertain: false };
  return {
    vouchers: [...signers.vouchers, ...sender.vouchers],
    isUncertain: signers.isUncertain || sender.isUncertain,
  };
}

async function findSigners(raw: Uint8Array, resolver: Resolver): Promise<Vouched> {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const { results } = await dkimVerify(bytes, { resolver, minBitLength: 1024, rejectRsaSha1: true });
  const valid = results.filter(
    ({ status, canonBodyLengthLimited, signatureTimeValid }) =>
      status.result === "pass" && !canonBodyLengthLimited && signatureTimeValid !== false && !("testing" in status),
  );
  return {
    vouchers: valid.flatMap(({ signingDomain }) => (signingDomain ? [signingDomain.toLowerCase()] : [])),
    isUncertain: results.some(({ status }) => status.result === "temperror"),
  };
}

async function findSender({ from: sender, address: ip, helo }: Envelope, resolver: Resolver): Promise<Vouched> {
  const { status } = await spf({ sender, ip, helo, mta: "mail", resolver, maxElapsedTime: patience });
  const isOwn = status.result === "pass";
  return {
    vouchers: isOwn ? [sender.slice(sender.lastIndexOf("@") + 1).toLowerCase()] : [],
    isUncertain: status.result === "temperror",
  };
}
