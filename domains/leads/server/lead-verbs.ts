import { addLead, changeLeads, holdLead, noteHeard, remindOfLead } from "./conversations.ts";
import { assignLead, countLeads, listLeads, settleLead, showLead } from "./manage-leads.ts";
import { previewAnswer } from "./preview-answer.ts";
import { listSavedReplies, removeReply, saveReply } from "./saved-replies.ts";
import { writeToPerson } from "./write-to-person.ts";

/** The staff's verbs about leads and their conversations. */
export const leadVerbs = {
  ...{ listLeads, countLeads, showLead, settleLead, assignLead, writeToPerson, previewAnswer },
  ...{ holdLead, remindOfLead, changeLeads, addLead, noteHeard, listSavedReplies, saveReply, removeReply },
};
