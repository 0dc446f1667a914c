import type { AssistantContent } from "#shared/contracts/assistant-content.ts";
import { oncePerObject } from "#shared/rules/once-per-object.ts";
import type { Site } from "#shared/rules/site.ts";
import { assistantAnswers } from "./answers.ts";
import { chooseAnswer, courseAnswer, durationAnswer, feeAnswer } from "./course-answers.ts";
import { generalAnswers, handOver, plansAnswer } from "./general-answers.ts";
import { otherQuestions } from "./other-questions.ts";
import { assistantPassages } from "./passages.ts";
import { serviceAnswer } from "./service-answers.ts";
import { assistantSubjects } from "./subjects.ts";

/** What the assistant answers from: the same object as long as the site is the same. */
export const assistantContent = oncePerObject((site: Site): AssistantContent => {
  const { content, messages } = site;
  const { name, fullName, address } = content.company;
  return {
    names: [name, fullName],
    about: { name: fullName, city: address.city },
    refusal: messages.assistant.failures.offTopic,
    handOver: handOver(content),
    subjects: assistantSubjects(content),
    answers: assistantAnswers(content),
    facts: (asked) => [
      courseAnswer(content, [], asked),
      durationAnswer(content, [], asked),
      feeAnswer(content, [], asked),
      chooseAnswer(content, [], asked),
      plansAnswer(content, asked),
      serviceAnswer(content, []),
      ...Object.values(generalAnswers(content)),
    ],
    passages: assistantPassages(site),
    others: otherQuestions,
  };
});
