import { formsAboutCertificates } from "./certificates.ts";
import { formsAboutClasses } from "./classes.ts";
import { formsAboutContent } from "./content.ts";
import { formsOfDesk } from "./desk.ts";
import { formsAboutFamilies } from "./families.ts";
import type { FormOnPage } from "./ground.ts";
import { formsAboutPeople } from "./people.ts";
import { formsOfQuestionBank } from "./question-bank.ts";
import { formsOfTheSite } from "./site.ts";
import { formsAboutStaff } from "./staff.ts";
import { formsOfTalk } from "./talk.ts";
import { formsAboutTimetables } from "./timetable.ts";
import { formsAboutWork } from "./work.ts";

/** The forms of the office and the classroom that are tried on a bad connection, after a session's end and twice. */
export const everyForm = [
  ...formsAboutPeople,
  ...formsAboutFamilies,
  ...formsAboutStaff,
  ...formsOfDesk,
  ...formsAboutClasses,
  ...formsAboutTimetables,
  ...formsAboutWork,
  ...formsOfQuestionBank,
  ...formsAboutCertificates,
  ...formsAboutContent,
  ...formsOfTalk,
];

export { formsOfTheSite };

/** The name of a form's test. */
export const nameOfForm = ({ form, what, by }: FormOnPage) =>
  [form, what, by && `by a ${by}`].filter(Boolean).join(", ");
