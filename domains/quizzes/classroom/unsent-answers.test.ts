import { afterEach, expect, test, vi } from "vitest";
import { unsentAnswers } from "./unsent-answers.ts";

afterEach(() => vi.unstubAllGlobals());

test("what another tab answers is heard, though it may be sent and gone from the device by then", () => {
  const window = new EventTarget();
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  vi.stubGlobal("localStorage", { getItem: () => null });
  const heard = vi.fn();
  const stop = unsentAnswers("attempt").onOtherTab(heard);
  const written = (key: string, newValue: string | null) =>
    window.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
  const answers = [{ question: "one", answer: "title", sequence: 2 }];
  written("quiz-answers:attempt", JSON.stringify(answers));
  written("quiz-answers:other", JSON.stringify(answers));
  written("quiz-answers:attempt", null);
  written("quiz-answers:attempt", "no JSON");
  expect(heard.mock.calls).toEqual([[answers], [[]], [[]]]);
  stop();
  written("quiz-answers:attempt", JSON.stringify(answers));
  expect(heard).toHaveBeenCalledTimes(3);
});
