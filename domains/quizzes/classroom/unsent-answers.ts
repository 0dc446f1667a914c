import type { QuizAnswer } from "#domains/quizzes/contract.ts";

/** An answer that the server may not have yet. */
export interface UnsentAnswer {
  question: string;
  answer: QuizAnswer;
  sequence: number;
}

const storageKey = "quiz-answers:";

/** The answers of an attempt that have not reached the server, kept on the device until they have. */
export function unsentAnswers(attempt: string) {
  const key = storageKey + attempt;
  const read = (): UnsentAnswer[] => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
      return Array.isArray(stored) ? stored : [];
    } catch {
      return [];
    }
  };
  return {
    read,
    /** Hears what another tab of this attempt answers. Returns the function that stops it. */
    onOtherTab(hear: (answers: UnsentAnswer[]) => void) {
      const changed = (event: StorageEvent) => event.key === key && hear(read());
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
