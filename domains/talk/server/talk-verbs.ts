import { announce, countAudience, remindUnseen, takeBackAnnouncement, takeBackReminder } from "./announce.ts";
import { listAnnouncements, listAudiences, showAnnouncement } from "./read-announcements.ts";

/** The staff's verbs about announcements. */
export const talkVerbs = {
  ...{ listAnnouncements, listAudiences, showAnnouncement, countAudience },
  ...{ announce, takeBackAnnouncement, remindUnseen, takeBackReminder },
};
