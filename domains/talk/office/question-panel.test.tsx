import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { en } from "#server/compose/words/messages.ts";
import { splitWords } from "#ui/office/create-office-frame.ts";
import { QuestionPanel } from "./question-panel.tsx";

const question = {
  ...{ id: "1", text: "Why is **this** `undefined`?", student: "Ayesha", batch: "Evening", kind: "class" as const },
  ...{ about: "Closures", asked: "Monday", due: null, hasPicture: false },
};
const keeping = { keptBeside: null, lectures: [], lectureId: null, question: "", answer: "" };
const nothing = { isSeen: null, hiddenWhy: null, messages: [], alike: [], others: [], outcome: undefined };

it("shows a question with its marks", () => {
  const Component = () => <QuestionPanel question={question} to="teacher" keeping={keeping} {...nothing} />;
  const routes = [{ id: "root", path: "/", children: [{ id: "routes/class-words", path: "", Component }] }];
  const { classWords, others } = splitWords(en.admin);
  const loaderData = { root: { sending: {}, account: null, words: others }, "routes/class-words": classWords };
  const Stub = createRoutesStub(routes);
  const html = renderToString(<Stub hydrationData={{ loaderData }} />);
  expect(html).toMatch(/Why is <strong>this<\/strong> <code[^>]*>undefined<\/code>\?/);
});
