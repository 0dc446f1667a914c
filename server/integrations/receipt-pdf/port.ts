/** A line of a receipt: what it tells, and the institute's or the student's own words for it. */
export interface ReceiptRow {
  label: string;
  value: string;
}

/** What a receipt says, in words; its page and its PDF only lay it out. */
export interface ReceiptPaper {
  kind: "payment" | "refund";
  /** "Receipt" or "Credit note". */
  title: string;
  /** "No. 000123". */
  number: string;
  issuedAt: { iso: string; words: string };
  dateLabel: string;
  issuer: { name: string; lines: string[] };
  /** What came or went. */
  amount: ReceiptRow;
  /** Whom it came from or went to; a name may be in any script. */
  person: ReceiptRow;
  rows: ReceiptRow[];
  /** How the order stood right after it. */
  totals: ReceiptRow[];
  note: string;
}

/** Prints receipts as PDFs of one A4 page. */
export interface ReceiptPrinter {
  /** Names in Arabic script are joined and run from right to left. `color` is the accent, as "#b45309". */
  print(paper: ReceiptPaper, color: string): Promise<Uint8Array>;
}

/** What the outline of a course says, in words. */
export interface OutlinePaper {
  title: string;
  /** The course, with its length: "MERN Full Stack Web Development, 16 weeks". */
  course: string;
  /** A typical week. */
  schedule: ReceiptRow[];
  months: { title: string; weeks: { title: string; topics: string[]; lab: string }[] }[];
  issuer: string;
  /** At the foot of each page: where the outline is on the web. */
  address: string;
}

/** Prints outlines as PDFs of A4 pages. */
export interface OutlinePrinter {
  /** `color` is the accent, as "#b45309". */
  print(paper: OutlinePaper, color: string): Promise<Uint8Array>;
}
