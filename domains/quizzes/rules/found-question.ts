import type { ErrorReason } from "#shared/error-words.ts";

/** A question as a format says it: its options with whether each is right, or the answer without options. */
export interface FoundQuestion {
  text: string;
  explanation: string;
  answer:
    | { kind: "one" | "many"; options: { text: string; isRight: boolean }[] }
    | { kind: "number"; value: number; tolerance: number }
    | { kind: "text"; accepted: string[] }
    | { kind: "essay" };
  /** What of it is left out. */
  notes: ErrorReason[];
}

/** What stands at a line of a text: a question, or the reason why it cannot be taken. */
export type Found = { line: number; topic: string | null } & (FoundQuestion | { refused: ErrorReason });

/** The options of a question of yes or no, in the language of the institute. */
export interface YesNo {
  yes: string;
  no: string;
}
