import { accountWords } from "./accounts.ts";
import { assistantFailures } from "./assistant.ts";
import { demoWords } from "./demo-booking.ts";
import { forms } from "./forms.ts";
import { busyWords, outageWords } from "./outage.ts";
import { paymentPage } from "./payment.ts";
import { failures, toasts } from "./toasts.ts";

const { refusals } = demoWords;
const { card, proof, refused, renewal } = paymentPage;

/**
 * What a refusal says, by its reason. Visitors read most of them, the staff those of `archive`, `captions`, `catalogue`,
 * `content`, `manage` and `person`. `{names}` stand for values, among them other texts of this list.
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
  ...forms.sending,
  "form.fields": accountWords.lookAtFields,
  "form.empty": "Please fill in the form.",

  "address.unknown": "There is no such address.",
  "address.empty": "There is nothing at this address.",
  "address.method": "This address does not take that kind of request.",
  "page.unknown": "There is no such page.",
  "page.method": "This page does not take that kind of request.",
  "embed.unknown": "Lectures are not shown from there.",

  "request.origin": "Please send this from our own pages.",
  "body.unreadable": "We could not read what was sent. Please try again.",
  "body.incomplete": "What you sent did not arrive whole. Please send it again.",
  "body.tooLarge": "That is too much to send at once. Please shorten it.",
  "body.notJson": "Please send this as JSON (application/json).",
  "body.crowded": "Too much is being sent to us just now. Please try again in a moment.",
  "body.several": "You are sending too much at the same time. Please wait until the rest has arrived.",
  "limit.forms": "You have sent several messages in a short time. Please try again in {wait}.",
  "limit.questions": "You have asked a lot in a short time. Please try again in {wait}.",
  "limit.allQuestions": "Many visitors are asking just now. Please try again in {wait}.",
  "wait.minutes": { one: "a minute", other: "{count} minutes" },

  "account.wrongCredentials": accountWords.wrongCredentials,
  "account.wrongPassword": accountWords.wrongPassword,
  "account.guessable": accountWords.guessable,
  "account.linkUsedUp": accountWords.linkUsedUp,
  "account.tooMany": accountWords.tooMany,
  "account.busy": accountWords.busy,

  "assistant.failed": assistantFailures.error,

  "booking.course": refusals.course,
  "booking.phone": refusals.phone,
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
  "enrolment.course": "We do not offer this course. Please choose one from the list.",
  "inquiry.service": "We do not offer this service.",

  "lecture.noBatch": "There is no such batch.",
  "lecture.gone": "There is no such recording.",
  "lecture.link": "This link does not open this lecture.",
  "lecture.linkExpired": "This link has expired. Open the lecture again.",
  "secretId.empty": failures.secretIdEmpty,
  "secretId.wrong": failures.lecturesLocked,
  "secretId.tooMany": "Too many wrong Secret IDs. Please try again in {wait}.",

  "order.link": refused.invalid,
  "order.linkExpired": refused.expired,
  "order.unknown": "There is no order {reference}.",
  "order.state": "Order {reference} is {state}; that cannot be done to it.",
  "order.is.awaiting_payment": "awaiting payment",
  "order.is.proof_sent": "proof sent",
  "order.is.paid": "paid",
  "order.is.rejected": "rejected",
  "order.is.expired": "expired",
  "order.is.cancelled": "cancelled",
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
  "catalogue.takes": "{taken} would go with it. Nothing was removed: that has to be forced.",
  "catalogue.takesBoth": "{batches} and {lectures}",
  "catalogue.takesBatches": { one: "{count} batch", other: "{count} batches" },
  "catalogue.takesLectures": { one: "{count} lecture", other: "{count} lectures" },
  "catalogue.is.courses": "course",
  "catalogue.is.outlines": "outline",
  "catalogue.is.batches": "batch",
  "catalogue.is.lectures": "lecture",
  "video.type": "This is not an MP4 or WebM video.",
  "captions.notOurs":
    "This lecture's video is not one of the program's own files: its captions are kept where the video is.",
  "captions.encoding": "Captions are saved as UTF-8.",
  "captions.header": 'Captions are WebVTT: the first line says "WEBVTT".',
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
  "person.undecided": "Nobody has said yet whether {orders} is paid: confirm or reject that payment first.",

  "manage.unknownCommand":
    "The running program does not know this command. Was it started before an update? Start it again.",
  "manage.kind": "There is no such kind of entry.",
  "manage.orderState": "An order is one of {states}.",
  "manage.outcome": "An outcome is one of {outcomes}.",
  "manage.limit": "A limit is a whole number from 1 to {most}.",
  "manage.cursor": "That is not where a page ended: take what the page before it named.",
  "manage.notJson": "That is not readable JSON.",
  "manage.noVideo": "The video is missing.",
  "manage.noCaptions": "The captions are missing.",
  "manage.captionsTooLarge": "Captions are 2 MB at most: is this the video?",
};

/** The small page of a request that was refused before any page could answer it. */
export const refusalPage = { title: "That did not work", home: "Go to the home page" };
