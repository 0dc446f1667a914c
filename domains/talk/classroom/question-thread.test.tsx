import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { en } from "#server/compose/words/messages.ts";
import { pack } from "#ui/document/packed.ts";
import { QuestionThread } from "./question-thread.tsx";

const question = {
  ...{ id: "1", text: "Why is **this** `undefined`?", to: "teacher" as const, asked: "Monday", second: null },
  ...{ place: null, path: null, batch: "Evening", by: "Ayesha", isOwn: true, hasPicture: false, waits: true },
  ...{ isOpen: true, messages: [], isNew: false, outcome: undefined },
};

it("shows a question with its marks", () => {
  const Component = () => <QuestionThread {...question} />;
  const root = { id: "root", path: "/", children: [{ path: "", Component }] };
  const Stub = createRoutesStub([root]);
  const loaderData = { root: { sending: {}, account: null, words: pack(en.classroom) } };
  const html = renderToString(<Stub hydrationData={{ loaderData }} />);
  expect(html).toMatch(/Why is <strong>this<\/strong> <code[^>]*>undefined<\/code>\?/);
});
