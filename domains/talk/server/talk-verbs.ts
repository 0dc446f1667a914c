import { announce, countAudience, remindUnseen, takeBackAnnouncement, takeBackReminder } from "./announce.ts";
import { checkAnnouncementFile, openAnnouncementFile, storeAnnouncementFile } from "./announcement-files.ts";
import { answerQuestions, settleQuestion, takeBackAnswer } from "./answer-questions.ts";
import { dropKeptAnswer, hideQuestion, keepAnswer, unhideQuestion } from "./keep-answer.ts";
import { prepareNewsTexts } from "./news-chats.ts";
import { listAnnouncements, listAudiences, showAnnouncement } from "./read-announcements.ts";
import { countQuestions, listQuestions, openQuestionPicture, showQuestion } from "./read-questions.ts";
import { listSavedAnnouncements, removeSavedAnnouncement, saveAnnouncement } from "./saved-announcements.ts";

/** The staff's verbs about announcements and students' questions. */
export const talkVerbs = {
  ...{ listAnnouncements, listAudiences, showAnnouncement, countAudience },
  ...{ announce, takeBackAnnouncement, remindUnseen, takeBackReminder, prepareNewsTexts },
  ...{ checkAnnouncementFile, storeAnnouncementFile, openAnnouncementFile },
  ...{ listSavedAnnouncements, saveAnnouncement, removeSavedAnnouncement },
  ...{ listQuestions, countQuestions, showQuestion, openQuestionPicture },
  ...{ answerQuestions, takeBackAnswer, settleQuestion, keepAnswer, dropKeptAnswer, hideQuestion, unhideQuestion },
};
