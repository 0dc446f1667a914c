import { redirect } from "react-router";
import { expect, it } from "vitest";
import type { ActOutcome } from "./act-outcome.ts";
import { type ActOf, answerAct } from "./answer-act.ts";

const key = "5f6c0f5e-0000-4000-8000-000000000000";

/** Sends a form to two acts, as an account whose earlier answers are `kept`; `seen` holds what the acts were given. */
function sending(place: string | null = "the office", kept = new Map<string, unknown>()) {
  const seen: Record<string, string>[] = [];
  const acts: Record<string, ActOf<string, ActOutcome>> = {
    save: async (_, form) => {
      seen.push(form);
      return "Saved.";
    },
    refuse: async () => ({ refused: "Wrong.", fields: { title: "This is missing." }, status: 422 }),
    open: async (_, form) => {
      seen.push(form);
      return redirect("/batches/mern");
    },
  };
  const send = (fields: Record<string, string>) =>
    answerAct({
      request: new Request("http://office.example/", { method: "POST", body: new URLSearchParams(fields) }),
      ...{ place, acts, account: "member-1", signedOut: "Sign in." },
      messages: {
        ...{ errors: {} as never, language: { lang: "ur", dir: "rtl" } as const },
        sentences: [{ english: "This is missing.", own: "یہ خالی ہے۔" }],
      },
      async answerOnce(sent, make) {
        const answer = kept.get(sent.key) ?? (await make());
        kept.set(sent.key, answer);
        return answer as Awaited<ReturnType<typeof make>>;
      },
    });
  return { send, seen };
}

it("says a contract's sentence at its field in the sender's language", async () => {
  const answer = await sending().send({ intent: "refuse" });
  expect(answer).toMatchObject({ data: { fields: { title: "یہ خالی ہے۔" } }, init: { status: 422 } });
});

it("answers the form that was sent, whose name and key no act sees", async () => {
  const { send, seen } = sending();
  const answer = await send({ formName: "save mern", formKey: key, intent: "save", title: "MERN" });
  expect(answer).toMatchObject({ data: { form: "save mern", intent: "save", done: "Saved." }, init: { status: 200 } });
  expect(seen).toEqual([{ intent: "save", title: "MERN" }]);
});

it("does an act once for each key, and answers again as the first time, also with another page", async () => {
  const { send, seen } = sending();
  for (const intent of ["save", "open"]) {
    const form = { formName: intent, formKey: key.replace("5f", intent === "save" ? "aa" : "bb"), intent };
    const [first, second] = [await send(form), await send(form)];
    if (first instanceof Response && second instanceof Response)
      expect(second.headers.get("Location")).toBe(first.headers.get("Location"));
    else expect(second).toMatchObject({ data: { done: "Saved." } });
  }
  expect(seen.map(({ intent }) => intent)).toEqual(["save", "open"]);
});

it("does a form without a key each time it comes", async () => {
  const { send, seen } = sending();
  for (const formKey of ["", "no key"]) await send({ formKey, intent: "save" });
  expect(seen).toHaveLength(2);
});

it("asks to sign in after a session has ended, and gives back what was typed", async () => {
  const { send, seen } = sending(null);
  const answer = await send({ formName: "save", formKey: key, intent: "save", title: "MERN" });
  expect(answer).toMatchObject({
    data: { form: "save", refused: "Sign in.", first: "sign in", typed: { intent: "save", title: "MERN" } },
    init: { status: 401 },
  });
  expect(seen).toEqual([]);
});
