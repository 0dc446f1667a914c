import { passwordLength } from "#domains/accounts/contract.ts";
import { assistantLimits } from "#domains/assistant/rules/assistant-limits.ts";
import { messageLength } from "#domains/people/contract.ts";
import type {
  AccountReason,
  AssistantReason,
  ContactReason,
  DemoReason,
  EnrolmentReason,
  OfficeReason,
  SendingReason,
  WorkReason,
} from "#shared/because.ts";
import { formats } from "#shared/formats/formats.ts";

/** Each reason of a form, and the text of a contract's issue without one. */
type FormErrors<Reason extends string> = Record<Reason | "contract", string>;

const contract = "{text}";

const line = {
  contract,
  "field.tooLong": "Please keep this under {max} characters.",
  "field.notOneLine": "Please write this on one line, without control characters.",
};

const email = { "field.emailWrong": "That e-mail address does not look right. Example: name@example.com" };

const person = {
  ...line,
  ...email,
  "field.firstNameMissing": "Please tell us your first name.",
  "field.lastNameMissing": "Please tell us your last name.",
  "field.emailMissing": "Please give an e-mail address we can answer.",
};

const name = { "field.nameMissing": "Please tell us your name." };

const course = { "field.courseMissing": "Please choose a course." };

const message = {
  "field.messageTooLong": `Please keep your message under ${formats("en").number(messageLength)} characters.`,
};

const phone = {
  "field.phoneWrong": "That phone number does not look right. Example: {company.examplePhone}",
  "field.phoneExtension": "Please give the number without an extension.",
  "field.phoneCountryMissing": "Please begin the number with + and your country code.",
};

/** Field errors by form. Each form's page brings its own texts. */
export const forms = {
  contact: {
    ...person,
    ...phone,
    ...message,
    "field.messageMissing": "Please write a message.",
    "field.phoneNotText": "Please write the phone number as text.",
    "field.serviceNotText": "Please name the service as text.",
  } satisfies FormErrors<ContactReason>,
  enrolment: {
    ...person,
    ...course,
    ...message,
    ...phone,
    "field.batchNotText": "Please choose a batch from the list.",
    "field.chatNumberMissing": "Please give your phone number; we answer on WhatsApp.",
    "field.planMissing": "Please choose a plan.",
    "field.scheduleUnknown": "Please choose how you want to pay.",
    "field.countryUnknown": "Please choose your country from the list.",
    "field.messageNotText": "Please write the message as text.",
  } satisfies FormErrors<EnrolmentReason>,
  demo: {
    ...line,
    ...name,
    ...course,
    ...email,
    ...phone,
    "field.timeMissing": "Please choose a time.",
    "field.confirmationEmailMissing": "Please enter an e-mail address for the confirmation.",
    "field.phoneMissing": "Please give a phone number we can reach you at.",
  } satisfies FormErrors<DemoReason>,
  account: {
    ...line,
    ...name,
    ...email,
    "field.ownEmailMissing": "Please give your e-mail address.",
    "field.newPasswordMissing": "Please choose a password.",
    "field.newPasswordTooShort": "Please use at least {min} characters. A few words in a row do well.",
    "field.newPasswordTooLong": `Please keep this under ${passwordLength.max + 1} characters.`,
    "field.passwordMissing": "Please enter your password.",
    "field.passwordTooLong": "A password has at most {max} characters.",
  } satisfies FormErrors<AccountReason>,
  assistant: {
    contract,
    "field.questionMissing": "Please write a question.",
    "field.questionTooLong": "Please keep your question under {max} characters.",
    "field.chatMessageTooLong": `Please keep each message under ${assistantLimits.message} characters.`,
    "field.conversationTooLong": "That is too much of the conversation.",
  } satisfies FormErrors<AssistantReason>,
  office: {
    ...line,
    ...name,
    "field.codeMissing": "Please enter a code.",
    "field.messageEmpty": "Please write something.",
    "field.percent": "Please enter a whole number from 1 to 100, or nothing.",
    "field.reasonMissing": "Please give a reason.",
  } satisfies FormErrors<OfficeReason>,
  work: {
    ...line,
    "field.workTitleMissing": "Please give it a title.",
    "field.criterionMissing": "Please say what these points are for.",
    "field.pointsWrong": "Please give points from 0 to 10,000, with at most two decimals.",
    "field.percentWrong": "Please give per cents from 0 to 100.",
    "field.daysWrong": "Please give whole days from 0 to 365, or leave it empty.",
    "field.timeWrong": "Please give a day and a time.",
    "field.acceptsNothing": "Please choose what may be handed in.",
    "field.fileSizeWrong": "Please give a size from 1 to 25 MB.",
    "field.rubricTooLong": "A rubric has at most 20 lines.",
    "field.linkWrong": "Please give a whole address that begins with https://",
    "field.filesTooMany": "A hand-in has at most {max} files.",
  } satisfies FormErrors<WorkReason>,
  sending: {
    contract,
    "field.formUnknown": "We do not know this kind of form.",
    "field.keyTooShort": "Please name a sending by at least {min} characters.",
    "field.keyTooLong": "Please name a sending by at most {max} characters.",
  } satisfies FormErrors<SendingReason>,
};
