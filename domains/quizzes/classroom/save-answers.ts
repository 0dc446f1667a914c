import type { QuizAnswer, QuizSaved } from "#domains/quizzes/contract.ts";
import type { UnsentAnswer, UnsentAnswers } from "./unsent-answers.ts";

/**
 * The state of saving: everything saved, sending, waiting for the connection or for signing in, refused because the quiz is
 * no longer the student's, or attempt over.
 */
export interface SavingState {
  is: "saved" | "saving" | "waiting" | "signed out" | "refused" | "over";
  /** The server's message when it took nothing more; null if the attempt was handed in. */
  refused: string | null;
  /** Whether the attempt ends with what is sent. */
  isHandingIn: boolean;
  /** The time left by the server's clock, in milliseconds, at the last answer; null without an end. */
  left: { milliseconds: number; at: number } | null;
}

interface Deps {
  attempt: string;
  /** The address that answers are sent to. */
  path: string;
  /** Question → the sequence that the server has. */
  known: Map<string, number>;
  /** The server's clock as far as the page knows it, in milliseconds: sequences of several devices follow it. */
  serverTime: () => number;
  unsent: UnsentAnswers;
  onChange: (state: SavingState) => void;
  /** Called with a later answer that another tab has given. */
  onOther: (answer: UnsentAnswer) => void;
}

/** Delay to collect typing before sending, and timeout of a request, in milliseconds. */
const gathering = 500;
const patience = 10_000;

/** The pauses after failures double from the first to the last, in milliseconds. */
const [firstPause, lastPause] = [1_000, 10_000];

/** Most bytes of answers in one request: several essays in a row are more than a body may have. */
const mostBytes = 40_000;

/** The first answers, as many as one request takes; one at least. */
function firstOf(answers: UnsentAnswer[]): UnsentAnswer[] {
  let bytes = 0;
  const end = answers.findIndex((answer, at) => {
    bytes += new TextEncoder().encode(JSON.stringify(answer)).byteLength;
    return at > 0 && bytes > mostBytes;
  });
  return end === -1 ? answers : answers.slice(0, end);
}

export type AnswerSaver = ReturnType<typeof createAnswerSaver>;

/**
 * Sends answers in the background until the server has each. An answer stays on the device until it is acknowledged; a
 * failed request is repeated with growing pauses, and at once when the connection is back.
 */
export function createAnswerSaver({ attempt, path, known, serverTime, unsent, onChange, onOther }: Deps) {
  const pending = new Map<string, UnsentAnswer>();
  for (const one of unsent.read()) if (one.sequence > (known.get(one.question) ?? -1)) pending.set(one.question, one);
  let isHandingIn = false;
  let state: SavingState = { is: pending.size > 0 ? "saving" : "saved", refused: null, isHandingIn, left: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPause;
  let isSending = false;
  /** Whether the page's clock has run out, and the server is asked whether its own has. */
  let isAtEnd = false;
  let isStopped = false;

  const tell = (change: Partial<SavingState>) => {
    state = { ...state, ...change };
    onChange(state);
  };
  const keep = () => unsent.write([...pending.values()]);
  const isEnded = () => state.is === "over" || state.is === "refused";
  const schedule = (after: number) => {
    clearTimeout(timer);
    if (!isStopped && !isEnded()) timer = setTimeout(() => void send(), after);
  };
  const request = (isLeaving: boolean) => {
    const answers = firstOf([...pending.values()]);
    // The attempt ends only with the last of what is pending.
    const handIn = isHandingIn && answers.length === pending.size;
    return fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ attempt, answers, handIn }),
      ...(isLeaving ? { keepalive: true } : { signal: AbortSignal.timeout(patience) }),
    });
  };

  async function send() {
    if (isSending || isStopped) return;
    isSending = true;
    const again = await request(false).then(answered, () => failed("waiting"));
    isSending = false;
    if (again !== null) schedule(again);
  }

  /** Returns the delay before sending again; null to wait for something new. */
  async function answered(response: Response): Promise<number | null> {
    if (response.ok) return await acknowledged(response);
    if (response.status === 401) return failed("signed out");
    const isRefused = response.status >= 400 && response.status < 500 && response.status !== 429;
    if (!isRefused) return failed("waiting", Number(response.headers.get("Retry-After") ?? 0) * 1000);
    const said: { message?: string } = await response.json().catch(() => ({}));
    // Taken out of the batch, or the quiz is hidden: what was typed stays on the page and on the device.
    if (response.status === 403 || response.status === 404) {
      isHandingIn = false;
      tell({ is: "refused", refused: said.message ?? "", isHandingIn });
    } else finish(said.message ?? "");
    return null;
  }

  async function acknowledged(response: Response): Promise<number | null> {
    const { saved, isOver, left }: QuizSaved = await response.json();
    for (const { question, sequence } of saved) {
      known.set(question, sequence);
      if ((pending.get(question)?.sequence ?? Number.POSITIVE_INFINITY) <= sequence) pending.delete(question);
    }
    keep();
    pause = firstPause;
    if (isOver) {
      finish(null);
      return null;
    }
    return goOn(left);
  }

  /** Returns the delay before the next request; null to wait for something new. */
  function goOn(left: number | null): number | null {
    const isUp = isAtEnd && left === 0;
    isAtEnd = false;
    if (isUp) return handInNow();
    const at = performance.now();
    tell({ is: pending.size > 0 ? "saving" : "saved", left: left === null ? null : { milliseconds: left, at } });
    return pending.size > 0 || isHandingIn ? gathering : null;
  }

  /** Hands in with the next request, which is sent at once. */
  function handInNow(): number {
    isHandingIn = true;
    tell({ isHandingIn });
    return 0;
  }

  function failed(is: "waiting" | "signed out", atLeast = 0): number {
    tell({ is });
    const after = Math.max(pause, atLeast);
    pause = Math.min(2 * pause, lastPause);
    return after;
  }

  function finish(refused: string | null) {
    pending.clear();
    keep();
    clearTimeout(timer);
    tell({ is: "over", refused });
  }

  const sendNow = () => schedule(0);
  const sendOnLeaving = () => {
    if (pending.size > 0 && !isEnded()) void request(true).catch(() => {});
  };
  // The latest answer counts, whichever tab gave it: so it is the one that each tab shows.
  const stopHearing = unsent.onOtherTab((answers) => {
    for (const one of answers) {
      if (one.sequence <= Math.max(known.get(one.question) ?? 0, pending.get(one.question)?.sequence ?? 0)) continue;
      pending.set(one.question, one);
      onOther(one);
      schedule(gathering);
    }
  });
  addEventListener("online", sendNow);
  addEventListener("pagehide", sendOnLeaving);

  return {
    /** The answers that the server may not have. */
    pending: () => [...pending.values()],
    change(question: string, answer: QuizAnswer) {
      const last = Math.max(known.get(question) ?? 0, pending.get(question)?.sequence ?? 0);
      pending.set(question, { question, answer, sequence: Math.max(last + 1, Math.round(serverTime())) });
      keep();
      if (state.is === "saved") tell({ is: "saving" });
      if (state.is === "saving") schedule(gathering);
    },
    /** Sends pending answers, or only asks how much time is left. */
    sendNow,
    /** Sends everything and ends the attempt, as soon as there is a connection. */
    handIn() {
      if (isEnded()) return;
      handInNow();
      sendNow();
    },
    /** Ends the attempt if the server's clock has run out too: its student may have been given more time. */
    timeIsUp() {
      isAtEnd = true;
      sendNow();
    },
    stop() {
      isStopped = true;
      stopHearing();
      clearTimeout(timer);
      removeEventListener("online", sendNow);
      removeEventListener("pagehide", sendOnLeaving);
    },
  };
}
