import { type Act, act } from "#admin/request/act.ts";
import { inNameOf } from "#admin/request/in-name-of.ts";
import { requireOffice } from "#admin/request/office.ts";
import { hiding, newAnswer, newKeptAnswer } from "#domains/talk/contract.ts";
import { QuestionPanel } from "#domains/talk/office/question-panel.tsx";
import { questionRow } from "#domains/talk/office/question-row.ts";
import { fillCount } from "#shared/fill-text.ts";
import { useClassFrame } from "#ui/office/class-words.ts";
import { ListPanel } from "#ui/office/list-panel.tsx";
import { shortTime } from "#ui/office/times.ts";
import type { Route } from "./+types/question.ts";

/** One question with its thread, and those that may be answered with it. */
export async function loader(given: Route.LoaderArgs) {
  const office = requireOffice(given);
  const { verbs, site } = office;
  const found = await verbs.showQuestion(await inNameOf(office), given.params.questionId);
  const { lang } = site.messages.language;
  const [now, { timeZone }] = [new Date(), site.content.company.hours];
  const telling = { now, timeZone, lang, words: site.messages.admin };
  const answered = found.messages.findLast(({ enrolmentId }) => enrolmentId === null);
  const isAlike = ({ place, placeId }: typeof found | (typeof found.alike)[number]) =>
    place === found.place && placeId === found.placeId;
  return {
    ...{ question: questionRow(found, telling), to: found.to, hiddenWhy: found.hiddenAt && (found.hiddenWhy ?? "") },
    isSeen: answered ? found.readAt !== null && found.readAt >= answered.at : null,
    messages: found.messages.map(({ id, text, by, at, enrolmentId, hiddenAt, hiddenWhy }) => ({
      ...{ id, text, by, at: shortTime(at, now, timeZone, lang), isOfStaff: enrolmentId === null },
      hiddenWhy: hiddenAt && (hiddenWhy ?? ""),
    })),
    keeping: {
      keptBeside: found.kept && `${found.kept.lectureNumber}. ${found.kept.lectureTitle}`,
      lectures: found.lectures.map(({ id, lectureNumber, title }) => ({ id, name: `${lectureNumber}. ${title}` })),
      lectureId: found.kept?.lectureId ?? found.lectureId,
      question: found.kept?.question ?? found.text,
      answer: found.kept?.answer ?? answered?.text ?? "",
    },
    alike: found.alike.filter(isAlike).map((one) => questionRow(one, telling)),
    others: found.alike.filter((one) => !isAlike(one)).map((one) => questionRow(one, telling)),
  };
}

const actsOf = (questionId: string): Record<string, Act> => ({
  answer: async (office, { text }, sent) => {
    const questionIds = [questionId, ...sent.getAll("also").map(String)];
    const entry = newAnswer.parse({ id: sent.get("formKey"), questionIds, text });
    await office.verbs.answerQuestions(await inNameOf(office), entry);
    const { answer: words } = office.site.messages.admin.talk.questions;
    const undo = { intent: "take back", answer: entry.id };
    return { done: fillCount(words.done, questionIds.length), undo };
  },
  "take back": async (office, { answer = "" }) => {
    await office.verbs.takeBackAnswer(await inNameOf(office), answer);
    return office.site.messages.admin.talk.questions.answer.takenBack;
  },
  settle: async (office) => {
    await office.verbs.settleQuestion(await inNameOf(office), { questionId, isSettled: true });
    return { done: office.site.messages.admin.talk.questions.settled, undo: { intent: "unsettle" } };
  },
  unsettle: async (office) => {
    await office.verbs.settleQuestion(await inNameOf(office), { questionId, isSettled: false });
    return office.site.messages.admin.talk.questions.unsettled;
  },
  keep: async (office, { lecture, question, answer }) => {
    const entry = newKeptAnswer.parse({ questionId, lectureId: lecture ?? "", question, answer });
    await office.verbs.keepAnswer(await inNameOf(office), entry);
    return office.site.messages.admin.talk.questions.keep.done;
  },
  drop: async (office) => {
    await office.verbs.dropKeptAnswer(await inNameOf(office), questionId);
    return office.site.messages.admin.talk.questions.keep.dropped;
  },
  hide: async (office, { message, why }) => {
    const entry = hiding.parse({ questionId, messageId: message || null, why });
    await office.verbs.hideQuestion(await inNameOf(office), entry);
    const undo = { intent: "unhide", message: message ?? "" };
    return { done: office.site.messages.admin.talk.questions.hide.done, undo };
  },
  unhide: async (office, { message }) => {
    const entry = hiding.omit({ why: true }).parse({ questionId, messageId: message || null });
    await office.verbs.unhideQuestion(await inNameOf(office), entry);
    return office.site.messages.admin.talk.questions.hide.shown;
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params.questionId));

export default function Question({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ListPanel list="/questions" words={useClassFrame().words.talk.questions}>
      <QuestionPanel key={loaderData.question.id} {...loaderData} outcome={actionData} />
    </ListPanel>
  );
}
