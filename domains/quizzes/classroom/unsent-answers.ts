import type { QuizAnswer } from "#domains/quizzes/contract.ts";

/** An answer that the server may not have yet. */
export interface UnsentAnswer {
  question: string;
  answer: QuizAnswer;
  sequence: number;
}

const storageKey = "quiz-answers:";

function parse(stored: string | null): UnsentAnswer[] {
  try {
    const answers: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(answers) ? answers : [];
  } catch {
    return [];
  }
}

/** The answers of an attempt that have not reached the server, kept on the device until they have. */
export function unsentAnswers(attempt: string) {
  const key = storageKey + attempt;
  return {
    read(): UnsentAnswer[] {
      try {
        return parse(localStorage.getItem(key));
      } catch {
        return [];
      }
    },
    /** Hears what another tab of this attempt answers. Returns the function that stops it. */
    onOtherTab(hear: (answers: UnsentAnswer[]) => void) {
      // What was written then: by the time this is heard, the other tab's answer may be sent and gone from the device.
      const changed = (event: StorageEvent) => event.key === key && hear(parse(event.newValue));
      addEventListener("storage", changed);
      return () => removeEventListener("storage", changed);
    },
    /** Without storage the device carries on: the answers are still in the page. */
    write(answers: UnsentAnswer[]) {
      try {
        if (answers.length === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(answers));
      } catch {}
    },
  };
}

export type UnsentAnswers = ReturnType<typeof unsentAnswers>;
