/** A file that came with a mail. */
export interface MailedFile {
  name: string;
  type: string;
  content: Uint8Array;
}

/** What a mail server reports of a mail that it could not deliver (RFC 3464). */
export interface Bounce {
  /** The recipient, in lower case. */
  address: string;
  /** Its answer on one line, such as "550 5.1.1 User unknown". */
  answer: string;
  /** The id and key of the mail of ours that came back, as it names them; null for another's. */
  mail: { id: string; key: string } | null;
}

/** A mail as it was read. */
export interface ReadMail {
  /** SHA-256 of the whole mail. */
  digest: string;
  /** Without its angle brackets; null for a mail without one. */
  messageId: string | null;
  /** Every address that it names as its writer, in lower case: a proper mail names one. */
  from: string[];
  /** The addresses that it was sent to, as its head names them. */
  recipients: string[];
  subject: string;
  /** What its writer wrote, without what it quotes. */
  text: string;
  /** Whether something was left out of it. */
  isCut: boolean;
  files: MailedFile[];
  /** The number of files beyond `mostMailedFiles`, which are left out. */
  filesLeftOut: number;
  /** The domains that answer for the mail: those of valid signatures, and the one whose server may send for its envelope. */
  vouchers: string[];
  /** Whether a domain's DNS could not be asked: a later look may find another domain. */
  isUncertain: boolean;
  /** Whether a program wrote it: an absence, a list, a report. */
  isAutomatic: boolean;
  bounces: Bounce[];
}

/** How a mail came: what the other machine said of it. Null where that is not known, as in a mailbox. */
export interface Envelope {
  /** Empty for a report. */
  from: string;
  /** The other machine's address and the name that it gave itself. */
  address: string;
  helo: string;
}

/** Answers a question to the DNS as `dns.promises.resolve` does. */
export type ResolveDns = (name: string, type: string) => Promise<unknown[]>;

/** The most files of a mail that are taken. */
export const mostMailedFiles = 10;

/** The largest mail that is taken, in bytes. */
export const largestMail = 25 * 1024 * 1024;

/** A mail to read, or what the DNS said to the question of that number. */
export type ToThread =
  | { raw: Uint8Array; envelope: Envelope | null }
  | { number: number; records: unknown[] | null; code: string };

/** A question to the DNS, or the mail as it was read; null for one beyond the bounds. */
export type FromThread = { number: number; name: string; type: string } | { mail: ReadMail | null };
