import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { everyForm, formsOfTheSite } from "../../tests/e2e/support/forms/every-form.ts";

/** The forms that are not an act sent by the page, each with its reason. */
const others = {
  "domains/work/classroom/hand-in-form.tsx": "keeps and sends its draft and its files by a queue of its own",
  "domains/quizzes/classroom/take-quiz.tsx": "keeps and sends each answer by a queue of its own",
  "domains/accounts/classroom/person-switch.tsx": "sets a cookie of the site, and loads the document again",
  "classroom/layout/account-menu.tsx": "signs out on the site, and loads a document",
  "admin/layout/palette.tsx": "looks for something; nothing is sent",
  "domains/money/office/desk/find-payer.tsx": "looks for a student; nothing is sent",
  "domains/leads/office/answer-preview.tsx": "asks for an e-mail as it would arrive; nothing is stored",
  "ui/form/act-form.tsx": "the form itself",
  "ui/form/file-form.tsx": "asks for a file that the browser fetches",
  "ui/language-choice.tsx": "chooses the language of the document that answers it",
  "ui/form/outcome-note.tsx": "undoes an act without scripts",
};

/** The acts that the browser does not try on a bad connection one by one, each with its reason. */
const untried = {
  ...{
    "domains/timetable/office/holidays-screen.tsx holidays": "changes the classes of every batch beside it",
    "domains/timetable/office/meeting-form.tsx meeting": "is shown to a teacher, who is none of those browsers",
    "domains/timetable/office/meeting-account-form.tsx meeting account *": "secrets, which no form keeps",
    "domains/timetable/office/meeting-account-form.tsx meeting try": "five an hour",
    "domains/timetable/office/meeting-account-form.tsx meeting removal":
      "there is an account only where an owner typed one",
    "domains/content/office/logo-forms.tsx remove *": "changes the site for every test beside it",
    "domains/content/office/fees-screen.tsx fees planned *": "needs fees that are planned",
    "domains/money/office/card-keys-screen.tsx card keys": "secrets, which no form keeps",
    "domains/money/office/card-keys-screen.tsx card try": "five an hour",
    "domains/money/office/card-keys-screen.tsx card removal": "there are keys only where an owner typed some",
    "domains/overview/office/email-settings-screen.tsx email settings":
      "changes how e-mails of the tests beside it leave",
    "domains/overview/office/email-settings-screen.tsx test message": "five an hour",
    "domains/overview/office/incoming-mail-screen.tsx incoming mail": "opens a port, or signs in to a mailbox",
    "domains/overview/office/incoming-mail-screen.tsx incoming test": "five an hour",
    "domains/replies/office/reply-list.tsx post *": "needs an answer that another mail server brought",
    "domains/replies/office/reply-list.tsx discard *": "needs an answer that another mail server brought",
    "domains/overview/office/email-texts-screen.tsx reset *": "changes e-mails that the tests beside it read",
    "domains/content/office/setup-screen.tsx school": "changes the site for every test beside it",
    "domains/content/office/setup-screen.tsx undo": "changes the site for every test beside it",
    "domains/content/office/setup-screen.tsx away": "changes the site for every test beside it",
    "domains/content/office/go-live.tsx live": "changes the site for every test beside it",
    "domains/money/office/desk/fee-rules-screen.tsx fee rules": "changes what every test beside it prints and charges",
    "domains/money/office/receipt-rules-screen.tsx receipt rules": "changes the receipts of every test beside it",
    "domains/money/office/desk/desk-day.tsx close *": "needs cash in the member's own drawer, which is theirs alone",
    "domains/money/office/refund-requests.tsx ask refund": "is shown to a clerk, who is none of those browsers",
    "domains/money/office/income/books.tsx close *": "closes the month for every test beside it",
    "domains/money/office/income/books.tsx reopen *": "needs a closed month",
    ...Object.fromEntries(
      ["open", "sent", "leave", "stop"].map((name) => [
        `domains/outbox/office/outbox-screen.tsx ${name} *`,
        "needs a text that an overdue fee has prepared",
      ]),
    ),
    ...Object.fromEntries(
      ["teacher * *", "texts * *", "came *"].map((name) => [
        `domains/demo-classes/office/trial-classes-screen.tsx ${name}`,
        "needs a demo class that a visitor has booked, and that begins now",
      ]),
    ),
    "domains/money/office/desk/reminders-screen.tsx prepare": "puts the texts of every test beside it into the outbox",
    "domains/leads/office/several-leads.tsx several leads": "changes leads that are chosen in the list beside it",
    "domains/leads/office/saved-replies-screen.tsx remove reply *":
      "leaves the page with its reply, like other removals",
    "domains/talk/office/announcement-screen.tsx remind *":
      "needs an announcement that has gone out, a minute after it was written",
    "domains/talk/office/saved-announcements.tsx remove saved *":
      "leaves the page with its template, like other removals",
    "domains/talk/office/announcement-screen.tsx texts *":
      "needs an announcement that has reached somebody, a minute after it was written",
    "domains/talk/office/question-panel.tsx answer *": "needs a question that a student asked in another browser",
    "domains/talk/office/question-panel.tsx settle *": "needs a question that a student asked in another browser",
    "domains/talk/office/kept-list.tsx remove *":
      "needs a question that a student asked in another browser, and its answer",
    "domains/talk/office/question-forms.tsx keep *":
      "needs an answered question that a student asked in another browser",
    "domains/talk/office/question-forms.tsx hide *": "needs a question that a student asked in another browser",
    "domains/talk/office/question-forms.tsx unhide *": "needs a question that a student asked in another browser",
    "domains/attendance/office/mark-sheet.tsx sheet *": "is sent by a queue of its own",
    "domains/attendance/classroom/check-in-page.tsx check in":
      "needs a class that is held now, and its code of the minute",
    "domains/money/office/bank-statement-screen.tsx bank statement": "changes the rows of every test beside it",
    "domains/money/office/bank-statement-screen.tsx bank columns": "needs a bank's file that was read just before",
    "domains/money/office/bank-statement-screen.tsx bank certain": "settles the rows of every test beside it",
    "domains/money/office/waiting-row.tsx bank row *": "needs a row of a bank's file",
    "domains/overview/office/status-screen.tsx try backup": "restores a whole backup in a process of its own",
    "domains/quizzes/office/essay-panel.tsx mark *": "needs an essay that a student handed in, in another browser",
    "domains/quizzes/office/picture-form.tsx remove picture": "leaves the page with its picture, like other removals",
    "domains/quizzes/office/question-results.tsx accept * *":
      "needs a quiz that a student has taken in another browser",
  },
  ...{
    "admin/routes/invitation.tsx join": "is sent by someone who is no member yet",
    "admin/routes/owner.tsx owner": "is sent by someone who is no member yet",
    "admin/routes/owner.tsx print": "is sent by someone who is no member yet",
    "admin/routes/security.tsx remove *": "needs a passkey, which only a device can make",
    "domains/staff/office/ask-for-link.tsx link": "is part of signing in",
    "domains/staff/office/show-second-factor.tsx code": "is part of signing in",
    "domains/staff/office/set-up-second-factor.tsx new app": "is part of signing in",
  },
};

const folders = "{admin,classroom,domains/*/office,domains/*/classroom,ui/form,ui/office,ui/classroom}/**/*.tsx";
const sources = [...globSync(folders), "ui/calendar-address.tsx", "ui/language-choice.tsx"]
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !file.endsWith(".test.tsx"));

/** The opening tags of the forms of a source that send something. */
function postsIn(file: string): string[] {
  const tags = readFileSync(file, "utf8").match(/<(?:\w+\.)?[Ff]orm\s[^>]*/g) ?? [];
  return tags.filter((tag) => tag.includes('"post"') || tag.includes("onSubmit"));
}

/** The names of the acts of a source; a star for each part that is filled in. */
function actsIn(file: string): string[] {
  const names = readFileSync(file, "utf8").matchAll(
    /<ActForm(?:\s+\w+=\{\w+\})*\s+name=(?:"([^"]+)"|\{`((?:[^`])+)`\}|\{\w+\})/g,
  );
  return [...names].map(([, plain, filled]) => plain ?? filled?.replaceAll(/\$\{[^}]*\}(?:\s*\))?/g, "*") ?? "*");
}

it("sends every form of the office and the classroom by the one that loses nothing", () => {
  const posting = sources.filter((file) => postsIn(file).length > 0);
  expect(posting.sort()).toEqual(Object.keys(others).sort());
});

it("tries every act on a bad connection, after a session's end and twice, or says why not", () => {
  const acts = new Set(sources.flatMap((file) => actsIn(file).map((name) => `${file} ${name}`)));
  const tried = new Set([...[...everyForm, ...formsOfTheSite].map(({ form }) => form), ...Object.keys(untried)]);
  expect([...acts].sort()).toEqual([...tried].sort());
});
