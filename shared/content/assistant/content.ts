import type { AssistantContent } from "../../contracts/assistant-content.ts";
import { assistantFailures } from "../../messages/en/assistant.ts";
import { company } from "../company.ts";
import { assistantAnswers } from "./answers.ts";
import { handOver } from "./general-answers.ts";
import { otherQuestions } from "./other-questions.ts";
import { assistantPassages } from "./passages.ts";
import { assistantSubjects } from "./subjects.ts";

/** What the assistant answers from. */
export function assistantContent(): AssistantContent {
  return {
    names: [company.name, company.fullName],
    refusal: assistantFailures.offTopic,
    handOver,
    subjects: assistantSubjects,
    answers: assistantAnswers,
    passages: assistantPassages(),
    others: otherQuestions,
  };
}
