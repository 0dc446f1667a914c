type LineReason = "field.tooLong" | "field.notOneLine";

type PersonReason =
  | LineReason
  | "field.firstNameMissing"
  | "field.lastNameMissing"
  | "field.emailMissing"
  | "field.emailWrong";

type MessageReason = "field.messageTooLong";

export type ContactReason =
  | PersonReason
  | MessageReason
  | "field.messageMissing"
  | PhoneReason
  | "field.phoneNotText"
  | "field.serviceNotText";

export type PhoneReason = "field.phoneWrong" | "field.phoneExtension" | "field.phoneCountryMissing";

export type EnrolmentReason =
  | PersonReason
  | MessageReason
  | PhoneReason
  | "field.chatNumberMissing"
  | "field.contactMissing"
  | "field.courseMissing"
  | "field.planMissing"
  | "field.scheduleUnknown"
  | "field.countryUnknown"
  | "field.batchNotText"
  | "field.messageNotText";

export type DemoReason =
  | LineReason
  | "field.timeMissing"
  | "field.courseMissing"
  | "field.nameMissing"
  | "field.confirmationEmailMissing"
  | "field.emailWrong"
  | PhoneReason
  | "field.phoneMissing";

export type AccountReason =
  | LineReason
  | "field.nameMissing"
  | "field.ownEmailMissing"
  | "field.emailWrong"
  | "field.newPasswordMissing"
  | "field.newPasswordTooShort"
  | "field.newPasswordTooLong"
  | "field.passwordMissing"
  | "field.passwordTooLong";

export type AssistantReason =
  | "field.questionMissing"
  | "field.questionTooLong"
  | "field.chatMessageTooLong"
  | "field.conversationTooLong";

export type OfficeReason =
  | LineReason
  | "field.nameMissing"
  | "field.codeMissing"
  | "field.missing"
  | "field.notChosen"
  | "field.messageEmpty"
  | "field.percent"
  | "field.reasonMissing"
  | "field.host"
  | "field.port"
  | "field.cardKey"
  | "field.graceDays"
  | "field.cardWebhook"
  | "field.meetingKey"
  | "field.googleClient";

export type QuizReason =
  | "field.quizTitleMissing"
  | "field.quizMinutes"
  | "field.quizAttempts"
  | "field.quizTextMissing"
  | "field.quizPoints"
  | "field.quizOptionMissing"
  | "field.quizOptionsFew"
  | "field.quizOptionsMany"
  | "field.quizKeyMissing"
  | "field.quizNumberMissing"
  | "field.quizAcceptedMissing"
  | "field.quizAcceptedMany"
  | "field.quizMark"
  | "field.quizAltMissing"
  | "field.quizMore"
  | "field.quizMoreAttempts"
  | "field.quizDrawCount";
export type WorkReason =
  | LineReason
  | "field.workTitleMissing"
  | "field.criterionMissing"
  | "field.pointsWrong"
  | "field.weightWrong"
  | "field.percentWrong"
  | "field.daysWrong"
  | "field.timeWrong"
  | "field.acceptsNothing"
  | "field.fileSizeWrong"
  | "field.rubricTooLong"
  | "field.linkWrong"
  | "field.filesTooMany";

/** Only programs get these: our own pages send no unknown form. */
export type SendingReason = "field.formUnknown" | "field.keyTooShort" | "field.keyTooLong";

/** The reasons for refusing a form's field; `messages.forms` has the text of each. */
export type FieldReason =
  | ContactReason
  | EnrolmentReason
  | DemoReason
  | AccountReason
  | AssistantReason
  | OfficeReason
  | QuizReason
  | WorkReason
  | SendingReason;

/** A reason as the message of a contract's issue: it becomes text where the issue is shown. */
export const because = (reason: FieldReason): FieldReason => reason;

/** Whether the message of an issue is a reason, not a text of Zod's own. */
export const isFieldReason = (message: string): message is FieldReason => message.startsWith("field.");
