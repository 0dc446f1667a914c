import type { Concept } from "./concepts.ts";

/** Asked of something that is taught: beside them a tool or a craft's term is a topic of a course. */
export const teaching: Concept[] = [
  "course",
  "demo",
  "certificate",
  "enrol",
  "syllabus",
  "beginner",
  "prerequisite",
  "recording",
  "teacher",
  "teach",
  "seats",
  "plan",
  "list",
];

/** Of these a question is about us by itself. */
export const anchors: Concept[] = ["course", "demo", "enrol", "recording", "certificate"];

/** Asks that something be built, or what that costs. */
export const building = new Set(
  "build built building make made makes develop developed developing create creating design redesign need want require hire order quote quotation cost sell charge charges price estimate rates banega banegi banenge ban banwana banwani banwane banana bana banao banate bante integrate automate".split(
    " ",
  ),
);

/** What we build. */
export const software = new Set(
  "website websites webapp site sites app apps application software system portal store crm erp dashboard chatbot bot platform wordpress".split(
    " ",
  ),
);

/** What any house may have. */
export const ownable = new Set<Concept>([
  "course",
  "fee",
  "enrol",
  "certificate",
  "exam",
  "timing",
  "hours",
  "plan",
  "job",
  "salary",
  "teacher",
  "seats",
  "degree",
  "syllabus",
  "contact",
  "location",
  "discount",
  "portal",
  "student",
  "duration",
  "house",
  "service",
]);

/** What is said to anybody, whatever is asked besides. */
export const smallTalk = new Set<Concept>(["hello", "thanks", "bye", "bot"]);

/** Concepts that only go with another: without one, everybody asks them of everything. */
export const accompanying = new Set<Concept>([
  "equipment",
  "camera",
  "daypart",
  "choose",
  "exam",
  "where",
  "when",
  "who",
  "currency",
  "city",
  "abroad",
  "salary",
  "lost",
  "women",
  "several",
  "student",
  "house",
  "language",
  "job",
  "start",
  "process",
  "degree",
  "material",
]);

/** Words that ask what is allowed or needed. */
export const permitting = new Set(
  "milti milta after baad help guarantee milegi milega mil allowed allow safe open need needed needs required requirement necessary must enough ok okay fine chahiye zaroori zaruri lazmi chalega chalegi sakta sakti sakte parega possible eligible can compulsory classes class course suitable suits suit beginner".split(
    " ",
  ),
);

/** Between a word and what it belongs to on its left: "zakat ki fee". */
export const postpositions = new Set("ka ki ke mein se par pe the".split(" "));

/** Between a word and what it belongs to on its right: "price of gold". */
export const prepositions = new Set(
  "of for in at on from to about by with the a an my your his her this ka ki ke se mein par pe ko".split(" "),
);
