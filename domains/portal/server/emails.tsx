/** Changed classes of a batch, for the email about them. */
export interface ClassesChangedFacts {
  email: string;
  /** The whole name of the student or teacher. */
  name: string;
  course: string;
  batch: string;
  /** What is new, a sentence each. */
  lines: string[];
  /** Where the class is joined; null if the news is not about one that takes place. */
  joinUrl: string | null;
  page: "classroom" | "office";
  pageUrl: string;
}

/** A grade that its student sees now, for the email about it. */
export interface GradeFacts {
  email: string;
  name: string;
  /** The title of the assignment or quiz. */
  work: string;
  batch: string;
  course: string;
  /** Where the student sees it. */
  pageUrl: string;
}

/** A student's day, for the morning's email; hours by the institute's clock. */
export interface MorningFacts {
  name: string;
  email: string;
  classes: {
    id: string;
    title: string;
    batch: string;
    teacher: string;
    isCancelled: boolean;
    from: { words: string };
    to: { words: string };
  }[];
  due: { title: string; course: string; due: { words: string } }[];
  /** How many grades and lectures are new. */
  news: number;
  pageUrl: string;
  joinUrl: (sessionId: string) => string;
  /** Where the email is switched off. */
  switchUrl: string;
}
