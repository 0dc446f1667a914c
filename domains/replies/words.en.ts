/** The list of answers by e-mail that the staff look at. */
export const replyWords = {
  title: "Answers to look at",
  about:
    "These came by e-mail, and it is not certain that the person wrote them, or their conversation has ended. None of them appears anywhere until you post it.",
  waiting: { one: "{count} answer by e-mail to look at", other: "{count} answers by e-mail to look at" },
  empty: "Nothing waits here.",
  emptyText: "Answers that certainly come from the person they are sent to go into their conversation by themselves.",
  from: "From {sender}",
  to: "In the conversation with {name}",
  toStudent: "An answer by {name} to a student's question",
  formerMember: "a former member of the staff",
  noSubject: "No subject",
  reasons: {
    sender: "It came from an address other than the person's.",
    unproved: "Its sender's address is not proved: anyone could have written it.",
    closed: "Its conversation has ended.",
    unreadable: "It could not be read. It is attached as it came.",
    empty: "It has no text and no file.",
    refused: "Its conversation could not take it.",
    large:
      "It is too large to be taken in: only its sender and subject are known. Ask for a smaller one, or for a link.",
  },
  cut: "Quoted text was left out.",
  restLeftOut: "The e-mail is longer: its rest was left out.",
  filesLeftOut: {
    one: "{count} file was left out: an answer takes {most}.",
    other: "{count} files were left out: an answer takes {most}.",
  },
  files: "Files",
  postedFiles: "Files of answers that were posted",
  post: "Post",
  postHint: "It appears in the conversation as the person's words.",
  discard: "Discard",
  discardConfirm: "Discard this answer? Its text and its files are deleted.",
  posted: "Posted.",
  discarded: "Discarded.",
};

/** Refusals about answers by e-mail. */
export const replyRefusals = {
  "mail.notIncoming": "No e-mails come in yet. Save a way in first.",
  "reply.noThread": "The conversation of this answer is gone.",
  "reply.unknown": "This answer is gone.",
  "reply.decided": "Someone has posted or discarded this answer already.",
  "reply.tooLarge": "This answer was too large to be taken in: there is nothing to post.",
  "reply.fileGone": "This file is gone.",
};
