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

/**
 * Shown when the database or its disk cannot be used: the text of the toast 'Submission Failed', ending with the words of
 * specification §8.
 */
export const outageWords: string = "Something on our side is not working right now. Please try again later.";

/** Shown when more pages are requested than the server can render right now. */
export const busyWords: string = "The site is very busy right now. Please try again in a moment.";

/**
 * The text of a refusal that belongs to no domain, by its reason. Visitors read most of them, the staff those of
 * `archive`, `content` and `manage`. `{names}` are replaced by values, among them other refusals.
 */
export const refusals = {
  "health.database": "The database does not answer.",
  "form.empty": "Please fill in the form.",
  "address.unknown": "There is no such address.",
  "address.empty": "There is nothing at this address.",
  "address.method": "This address does not take that kind of request.",
  "page.unknown": "There is no such page.",
  "page.method": "This page does not take that kind of request.",
  "embed.unknown": "Lectures are not shown from there.",
  "text.unreadable": "There is a character in it that no text can hold. Please remove it and try again.",
  "id.unknown": "We cannot find what this is about. It may have been removed: please load the page again.",
  "value.unusable": "Something that was sent cannot be read. Please load the page again, then try once more.",
  "request.origin": "Please send this from our own pages.",
  "body.unreadable": "We could not read what was sent. Please try again.",
  "body.incomplete": "What you sent did not arrive whole. Please send it again.",
  "body.tooLarge": "That is too much to send at once. Please shorten it.",
  "body.fields": "That has more fields than our forms have. Please send it in parts.",
  "body.notJson": "Please send this as JSON (application/json).",
  "body.crowded": "We are receiving too much just now. Please try again in a moment.",
  "body.several": "You are sending too much at once. Please wait until the rest has arrived.",
  "mail.local": "This is the program's own machine. Please enter the name of a mail server.",
  "mail.openPassword": "A password must not travel in the clear. Please choose an encrypted connection.",
  "mail.typeAgain": "Please type this again: it is kept for the server that it was typed for, and nothing else.",
  "emailText.unknown": "This e-mail knows no {facts}. Please use the facts below the field.",
  "emailText.missing": "The e-mail is there to say {facts}. Please leave it in the text.",
  "mail.none": "No mail server is set up yet. Please save one first.",
  "card.noKeys": "There are no keys to try. Please save them first.",
  "limit.testKeys": "Five tries an hour are enough. Please try again in {wait}.",
  "limit.testMails": "Five test messages an hour are enough. Please try again in {wait}.",
  "limit.forms": "You have sent several messages in a short time. Please try again in {wait}.",
  "limit.questions": "You have asked many questions in a short time. Please try again in {wait}.",
  "limit.allQuestions": "Many visitors are asking just now. Please try again in {wait}.",
  "limit.receipts": "You have opened many receipts in a short time. Please try again in {wait}.",
  "limit.calendars": "Too many calendars were asked for. Please try again in {wait}.",
  "limit.progress": "That is more than a player saves. Please try again in {wait}.",
  "wait.minutes": { one: "a minute", other: "{count} minutes" },
  "account.signedOut": "Please sign in first.",
  "content.unknown": "There is no document {kind} {id}.",
  "content.locale": "There is no language {locale}.",
  "content.tooLong": "This document is too long.",
  "content.noDraft": "There is no draft of it.",
  "content.waysToPay":
    "Bank account, wallets and other ways to pay are changed by an owner under Settings, Ways to pay. Please leave them as they are here.",
  "content.noDrafts": "There is no draft to publish.",
  "content.draftWaits": "The {kind} {id} has a draft: publish or discard it first. Nothing was changed.",
  "content.neverPublished": "It has never been published here: visitors see the seed.",
  "content.noRevision": "There is no version {revision} of it.",
  "content.notRendered": "The site cannot be rendered: {how} Nothing was published.",
  "content.newer": "{by} has saved a newer draft of it: look at that first. Nothing was saved.",
  "content.draftChanged":
    "A newer draft has been saved since you opened this page. Nothing was done: please look at it first.",
  "content.originalChanged":
    "The original has been changed since you opened this page. Nothing was saved: please look at it first.",
  "content.linesWrong": "{count} lines of the file need a look. Nothing was imported.",
  "photo.missing": "Please choose a picture.",
  "photo.tooLarge": "Please choose a picture of 10 MB at most.",
  "photo.tooManyPixels": "This picture has {megapixels} megapixels. Please choose one of {most} at most.",
  "photo.unreadable": "This cannot be read as a picture. Please choose a JPEG, PNG, WebP, AVIF or GIF file.",
  "photo.notNow": "Pictures cannot be taken at the moment. Please try again later.",
  "photo.gone": "There is no such picture.",
  "logo.missing": "Please choose a file.",
  "logo.tooLarge": "This file is too large. Please choose one of 1.5 MB at most.",
  "logo.kind": "Please choose an SVG or a PNG file.",
  "logo.script": "This drawing holds a script or a movement. Please save it as a plain SVG, or as a PNG.",
  "logo.outside": "This drawing refers to something outside of it. Please save it as a plain SVG, or as a PNG.",
  "logo.text": "This drawing holds letters of a font. Please turn them into outlines, or save it as a PNG.",
  "logo.photo": "This drawing holds a photo. Please save it as a PNG.",
  "logo.unreadable": "This cannot be read as a drawing. Please save it as a plain SVG, or as a PNG.",
  "logo.tooMany": "This drawing has too many parts. Please save it as a PNG.",
  "logo.colours": "These colours are too similar to be read. Please mend them first.",
  "content.notRunning": "The program must run to publish, because it renders every page first. Nothing was published.",
  "content.others": "Others are publishing at the same time. Nothing was published: please try again.",
  "school.inPreparation": "This site is not open yet.",
  "school.isLive": "Your site is open to visitors already. Nothing was changed.",
  "school.noDemo": "This is your own school already. Nothing was changed.",
  "school.nothingLeft": "There is nothing to bring back: a day has passed, or all of it was changed since.",
  "school.batchesChanged":
    "Someone has changed a batch in the meantime. Nothing was done: please check again what will be removed.",
  "content.notWhole": {
    one: "This keeps the site from being published. Nothing was changed.",
    other: "{count} things keep the site from being published. Nothing was changed.",
  },
  "archive.none": "This is not an archive of this program. Nothing was changed.",
  "archive.newer": "This archive was made by a newer version of the program: update it first.",
  "archive.tables": "This archive does not hold the tables of its version. Nothing was changed.",
  "archive.damaged": "This archive is damaged: {how}. Nothing was changed.",
  "archive.breaksOff": "it breaks off",
  "archive.more": "there is more after its end: {name}",
  "archive.missing": "{name} is missing",
  "archive.changed": "{name} is not what was written",
  "archive.foreign": "{name} does not belong to it",
  "archive.dataHere": "There is data here already. Nothing was changed: say --replace to lose it.",
  "archive.newerDatabase": "The database here is of a newer version of the program: update it first.",
  "archive.otherDatabase": "This database is not of this version of the program. Update the program.",
  "backup.none": "There is no backup yet: make one first.",
  "backup.noRoom": "The disk has no room for another backup. Nothing was removed: free some space, and try again.",
  "backup.noTrialRoom": "The disk has no room to try a restore: it takes twice the backup's size for a moment.",
  "backup.noMemory": "This machine has too little free memory to try a restore: it takes 400 MB for a moment.",
  "backup.passphrase": "Choose a passphrase of at least 12 letters: four words that no one can guess are good.",
  "morning.link": "This link is too old or incomplete. Sign in, and you can switch the e-mail there.",
  "form.takenBefore":
    "An earlier version of this form was already taken. Please look at the page before you send this one as well.",
  "form.refusedBefore": "This form was refused a moment ago. Please send it again.",
  "form.unknownOutcome":
    "It is not known whether this form was taken: the server stopped in the middle of it. Please look at the page before you send it again.",
  "manage.unknownCommand":
    "The running program does not know this command. Was it started before an update? Start it again.",
  "manage.unknownVerb": "There is no verb {verb} here: manage call lists them.",
  "manage.notJson": "That is not readable JSON.",
  "manage.noVideo": "The video is missing.",
  "manage.noCaptions": "The captions are missing.",
  "manage.captionsTooLarge": "Captions are 1 MB at most: is this the video?",
};

/** The small page of a request that was refused before any page could answer it. */
export const refusalPage = {
  title: "That did not work",
  home: "Go to the home page",
  typed: "Nothing was sent. Go back in your browser: what you typed is still in the form.",
};

/** What visitors see of a site in preparation, beside the institute's name and how to reach it. */
export const preparationPage = {
  text: "Our website is on its way. Until then you can reach us here:",
  staff: "For our staff: sign in",
};

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
    "field.contactMissing": "Please write an e-mail address or a phone number.",
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
    "field.missing": "Please fill this in.",
    "field.notChosen": "Please choose from the list.",
    "field.messageEmpty": "Please write something.",
    "field.percent": "Please enter a whole number from 1 to 100, or nothing.",
    "field.reasonMissing": "Please give a reason.",
    "field.host": "Please enter the server's name alone, such as smtp.example.com.",
    "field.graceDays": "Please write a whole number of days, from 0 to 90.",
    "field.cardKey": "Please copy the key whole: it begins with sk_ or rk_.",
    "field.meetingKey": "Please copy it whole, without spaces.",
    "field.googleClient": "Please copy the client ID whole: it ends in .apps.googleusercontent.com.",
    "field.cardWebhook": "Please copy the signing secret whole: it begins with whsec_.",
    "field.port": "Please enter a number from 1 to 65535: mail servers tell theirs.",
  } satisfies FormErrors<OfficeReason>,
  work: {
    ...line,
    "field.workTitleMissing": "Please give it a title.",
    "field.criterionMissing": "Please say what these points are for.",
    "field.weightWrong": "Please give a weight from 0 to 1,000, with at most two decimals.",
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

/** The not-found page (specification §2). */
export const notFound = {
  code: "404",
  title: "Oops! Page not found",
  lead: "The page may have moved, or the address may contain a typo. You can reach every course and service from the home page.",
  homeLink: { label: "Return to Home", href: "/" },
};

/** Texts shown instead of content that failed to load, as specified in §8. */
export const failures = {
  screen: "Unexpected Application Error!",
  outline: "Failed to fetch course outline.",
  outlineHint: "Could not load course outline. Please try again later.",
  outlineMissing: "Course Not Found",
  batches: "Failed to fetch batches.",
  batchesHint: "Could not load batches for this course.",
  video: "Error loading video. Please try again.",
  videoLocked: "Unauthorized access. Please check your Secret ID.",
  videoMissing: "No video found for this batch",
  lectures: "Failed to load lectures.",
  lecturesLocked: "Unauthorized access. Please enter a valid Secret ID.",
  secretIdEmpty: "Secret ID cannot be empty",
};
