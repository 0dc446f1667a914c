import { accountWords } from "#domains/accounts/words.en.ts";
import { assistantFailures } from "#domains/assistant/words.en.ts";
import { attendanceRefusals } from "#domains/attendance/words.en.ts";
import { demoWords } from "#domains/demo-classes/words.en.ts";
import { receiptWords } from "#domains/money/words/receipts.en.ts";
import { paymentPage } from "#domains/money/words/site.en.ts";
import { quizRefusals } from "#domains/quizzes/words.en.ts";
import { staffRefusals } from "#domains/staff/words.en.ts";
import { timetableRefusals } from "#domains/timetable/words.en.ts";
import { workRefusals } from "#domains/work/words.en.ts";
import { forms } from "./forms.en.ts";
import { operatorRefusals } from "./operator-refusals.en.ts";
import { sendingRefusals } from "./sending.en.ts";
import { failures, toasts } from "./toasts.en.ts";

/**
 * Shown when the database or its disk cannot be used: the text of the toast 'Submission Failed', ending with the words of
 * specification §8.
 */
export const outageWords = "Something on our side is not working right now. Please try again later.";

/** Shown when more pages are requested than the server can render right now. */
export const busyWords = "The site is very busy right now. Please try again in a moment.";

const { refusals } = demoWords;
const { card, proof, refused, renewal } = paymentPage;

/**
 * The text of a refusal, by its reason. Visitors read most of them, the staff those of `archive`, `captions`,
 * `catalogue`, `content`, `lead`, `manage` and `person`. `{names}` are replaced by values, among them other texts of
 * this list.
 */
export const errors = {
  internal: toasts.error.text,
  outage: outageWords,
  busy: busyWords,
  "health.database": "The database does not answer.",

  ...forms.contact,
  ...forms.enrolment,
  ...forms.demo,
  ...forms.account,
  ...forms.assistant,
  ...forms.office,
  ...forms.work,
  ...forms.sending,
  "form.fields": accountWords.lookAtFields,
  ...sendingRefusals,
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
  "limit.forms": "You have sent several messages in a short time. Please try again in {wait}.",
  "limit.questions": "You have asked many questions in a short time. Please try again in {wait}.",
  "limit.allQuestions": "Many visitors are asking just now. Please try again in {wait}.",
  "limit.receipts": "You have opened many receipts in a short time. Please try again in {wait}.",
  "limit.calendars": "Too many calendars were asked for. Please try again in {wait}.",
  "limit.progress": "That is more than a player saves. Please try again in {wait}.",
  "wait.minutes": { one: "a minute", other: "{count} minutes" },

  ...staffRefusals,
  ...timetableRefusals,
  ...attendanceRefusals,
  ...quizRefusals,
  ...workRefusals,
  "account.signedOut": "Please sign in first.",
  "account.unconfirmed": accountWords.unconfirmed,
  "account.undecided": accountWords.undecided,
  "account.renewing": accountWords.renewing,
  "account.onStaff": accountWords.onStaff,
  "account.passwordNeeded": accountWords.passwordNeeded,
  "account.notItsPassword": accountWords.notItsPassword,
  "account.refusedMember": accountWords.refusedMember,
  "account.notYours": accountWords.notYours,
  "account.linkExpired": accountWords.linkExpired,
  "account.alreadyConfirmed": accountWords.alreadyConfirmed,
  "account.wrongCredentials": accountWords.wrongCredentials,
  "account.wrongPassword": accountWords.wrongPassword,
  "account.guessable": accountWords.guessable,
  "account.linkUsedUp": accountWords.linkUsedUp,
  "account.tooMany": accountWords.tooMany,
  "account.busy": accountWords.busy,

  "assistant.failed": assistantFailures.error,

  "booking.oneEach":
    "This e-mail address has a free class in this course already. To take another time, use the link in our e-mail, or write to us.",
  "booking.tooManyInClass":
    "Several places in this class were booked from your connection. Please choose another time, or write to us.",
  "booking.tooManyFromAddress":
    "Several free classes were booked from your connection today. Please write to us, and we will book one for you.",
  "booking.course": refusals.course,
  "booking.slot": refusals.slot,
  "booking.past": refusals.past,
  "booking.taken": refusals.taken,
  "booking.bookedAlready": refusals.bookedAlready,
  "booking.sentTwice": refusals.sentTwice,
  "booking.alreadyCancelled": refusals.alreadyCancelled,
  "booking.begun": refusals.begun,
  "booking.link": refusals.link,
  "booking.linkExpired": refusals.linkExpired,

  "course.unknown": failures.outlineMissing,
  "enrolment.plan": "This course does not come in that plan. Please choose a plan.",
  "batch.noHours": "The hours of this batch are not known yet, so it has no calendar entry.",
  "enrolment.batch": "This course has no such batch. Please choose one from the list.",
  "enrolment.batchEnded": "This batch has ended. Please choose another.",
  "enrolment.batchFull": "This batch is full.",
  "enrolment.unknown": "There is no enrolment {id}.",
  "enrolment.completed": "This enrolment is completed.",
  "enrolment.chosen": "This order has a batch already: move the enrolment instead.",
  "enrolment.moved": "This enrolment is being moved to another batch. Please try again.",
  "enrolment.noSeat": "Only somebody with a seat can be moved.",
  "enrolment.otherCourse": "That is a batch of another course.",
  "enrolment.alreadyThere": "They are in that batch already, or wait for it.",
  "enrolment.course": "We do not offer this course. Please choose one from the list.",
  "inquiry.service": "We do not offer this service.",

  "lecture.noBatch": "There is no such batch.",
  "lecture.gone": "There is no such recording.",
  "lecture.link": "This link does not open this lecture.",
  "lecture.linkExpired": "This link has expired. Open the lecture again.",
  "secretId.empty": failures.secretIdEmpty,
  "secretId.wrong": failures.lecturesLocked,
  "secretId.tooMany": "Too many wrong Secret IDs. Please try again in {wait}.",

  "seat.link": "This link does not open a seat. Please copy the whole link from our e-mail.",
  "seat.ended": "This offer has ended, and the seat has gone to the next in line.",
  "seat.notHeld": "No seat is held for this order.",
  "place.link": "This link does not open a place. Please copy the whole link from our e-mail.",
  "order.link": refused.invalid,
  "order.notMailed": "Please open the link in our e-mail, and confirm there that this is you.",
  "order.linkExpired": refused.expired,
  "receipt.link": receiptWords.refused.text,
  "print.busy": "Many PDFs are being made just now. Please try again in a moment.",
  "order.unknown": "There is no order {reference}.",
  "order.state": "Order {reference} is {state}; that cannot be done to it.",
  "order.is.awaiting_payment": "awaiting payment",
  "order.is.proof_sent": "proof sent",
  "order.is.paid": "paid",
  "order.is.rejected": "rejected",
  "order.is.expired": "expired",
  "order.is.cancelled": "cancelled",
  "review.newProof": "Another receipt has arrived since you opened this page. Please look at it, then decide.",
  "review.decided": "{by} has decided about this payment already. Nothing was changed.",
  "order.halfPrice": "Name the price of a month and its currency, or neither.",
  "order.belowNothing": "An order's total cannot be below zero. Nothing was changed.",
  "request.unknown": "There is no enrolment request {reference}.",
  "refund.tooMuch": "That is more than was paid. Nothing was changed.",
  "refund.noCard": "No payment by card of this order is as large as that. Nothing was changed.",
  "refund.unavailable": "The card provider does not answer. Nothing was sent back; please try again.",
  "refund.tooLate": "The time for a full refund ended on {day}. To send money back nevertheless, say so.",
  "discount.wrong": "This code is not valid for this order.",
  "discount.usedUp": "This code has been used as often as it may be.",
  "discount.closed": "Codes can no longer be used for this order.",
  "discount.tooMany": "Too many wrong codes. Please try again in {wait}.",
  "discount.taken": "There is a discount with this code already.",
  "discount.unknown": "There is no discount with this code.",
  "payment.amount":
    "Please write an amount of {currency} in figures, like 1,500 or 1250.50: more than 0, and ten million at most.",
  "payment.tooMuch": "That is more than is owed for this order. Nothing was changed.",
  "card.off": card.off,
  "card.closed": card.closed,
  "card.unavailable": card.unavailable,
  "renewal.none": renewal.none,
  "proof.missing": proof.errors.missing,
  "proof.tooLarge": proof.errors.tooLarge,
  "proof.wrongType": proof.errors.wrongType,
  "proof.unreadable": proof.errors.unreadable,
  "proof.tooMany": proof.errors.tooMany,
  "proof.closed": proof.errors.closed,
  "proof.gone": "This proof is no longer kept.",
  "paymentEvent.signature": "The signature is missing, wrong or too old.",
  "paymentEvent.early": "This event needs another one first: deliver it again.",
  "paymentEvent.untold": "The card provider does not say now what this event is about: deliver it again.",
  "paymentEvent.tooLarge": "That is not a payment event.",

  "catalogue.wrong": {
    one: "This is wrong. Nothing was changed.",
    other: "{count} things are wrong. Nothing was changed.",
  },
  "catalogue.unknown": "There is no {noun} with the id {id}.",
  "catalogue.twice": "The {noun} {id} is there twice: see {before}.",
  "catalogue.present": "The {noun} {id} is there already.",
  "catalogue.noField": "There is no such field.",
  "catalogue.slugTaken": "The course {id} has this slug already.",
  "catalogue.numberTaken": "The lecture {id} has this number in the batch already.",
  "catalogue.url": "This must be the https:// address of a video on YouTube, Vimeo or Google Drive, or a file of ours.",
  "catalogue.noFile": "There is no such file of ours.",
  "catalogue.hasEnrolments": {
    one: "{count} student has enrolled there, so it stays. Nothing was removed.",
    other: "{count} students have enrolled there, so it stays. Nothing was removed.",
  },
  "catalogue.takes": "{taken} would go with it. Nothing was removed: that has to be forced.",
  "catalogue.takesLectures": { one: "{count} lecture", other: "{count} lectures" },
  "catalogue.is.courses": "course",
  "catalogue.is.outlines": "outline",
  "catalogue.is.batches": "batch",
  "catalogue.is.lectures": "lecture",
  "video.type": "This is not an MP4 or WebM video.",
  "video.incomplete": "This MP4 video says nothing of its content, so no browser plays it: its recording was cut off.",
  "captions.notOurs":
    "This lecture's video is not one of the program's own files: its captions are kept where the video is.",
  "captions.encoding": "Captions are saved as UTF-8.",
  "captions.size": "Captions may have at most {megabytes} MB of text.",
  "captions.many": "There are more than {most} captions in it. Please split the lecture, or merge short captions.",
  "captions.lines": "There are more than {most} lines in it.",
  "captions.header": 'Captions are WebVTT, whose first line says "WEBVTT", or SubRip.',
  "captions.empty": "There is not one caption in it.",
  "captions.times": 'Line {line}: the times of a caption look like "00:01:02.500 --> 00:01:05.000".',
  "captions.order": "Line {line}: a caption ends after it begins.",

  "content.unknown": "There is no document {kind} {id}.",
  "content.locale": "There is no language {locale}.",
  "content.tooLong": "This document is too long.",
  "content.noDraft": "There is no draft of it.",
  "content.noDrafts": "There is no draft to publish.",
  "content.draftWaits": "The {kind} {id} has a draft: publish or discard it first. Nothing was changed.",
  "content.neverPublished": "It has never been published here: visitors see the seed.",
  "content.noRevision": "There is no version {revision} of it.",
  "content.notRendered": "The site cannot be rendered: {how} Nothing was published.",
  "content.courseHasBatches": "The course {id} has batches: remove them first. Nothing was published.",
  "content.newer": "{by} has saved a newer draft of it: look at that first. Nothing was saved.",
  "content.draftChanged":
    "Somebody has saved since you looked. Nothing was done: please look at the newest draft first.",
  "photo.missing": "Please choose a picture.",
  "photo.tooLarge": "Please choose a picture of 10 MB at most.",
  "photo.tooManyPixels": "This picture has {megapixels} megapixels. Please choose one of {most} at most.",
  "photo.unreadable": "This cannot be read as a picture. Please choose a JPEG, PNG, WebP, AVIF or GIF file.",
  "photo.notNow": "Pictures cannot be taken at the moment. Please try again later.",
  "photo.gone": "There is no such picture.",
  "content.notRunning": "The program must run to publish, because it renders every page first. Nothing was published.",
  "content.others": "Others are publishing at the same time. Nothing was published: please try again.",
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
  "person.nothing": "Nothing is held about {email}.",
  "person.unknown": "Nobody is known by {email}.",
  "person.themself": "That is one and the same person.",
  "person.mergedAlready": "{kept} and {merged} are one person already.",
  "person.mergeUnknown": "There is no merge {id}.",
  "person.mergeUndone": "The merge {id} is undone already.",
  "person.mergeLater": "They were merged into somebody else since: undo {id} first.",
  "person.onStaff":
    "{email} is on the staff. Remove them from the staff first, then their data can be erased. The last owner stays until there is another.",
  "person.hasAccount": "One of them has an account: only a manager who has just shown the second factor can do this.",
  "lead.unknown": "There is no lead {id}.",
  "person.renewing":
    "The card payments for {orders} go on, and the card provider could not end them now: nothing was erased. Try again, or end them in its dashboard first.",
  "person.undecided": "Nobody has said yet whether {orders} is paid: confirm or reject that payment first.",

  "morning.link": "This link is too old or incomplete. Sign in, and you can switch the e-mail there.",

  ...operatorRefusals,
};

/** The small page of a request that was refused before any page could answer it. */
export const refusalPage = {
  title: "That did not work",
  home: "Go to the home page",
  typed: "Nothing was sent. Go back in your browser: what you typed is still in the form.",
};
