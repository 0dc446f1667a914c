import { retention, signedIn } from "../../rules/retention.ts";
import { everybody, nobody, type StoredTable, staff } from "./stored.ts";
import { storedMoney } from "./stored-money.ts";
import { storedStaff } from "./stored-staff.ts";

const whileWanted = "until staff remove it";

const catalogue = { why: "to show what can be learnt", ground: "none", kept: whileWanted, seenBy: everybody } as const;

/** All tables of the database; a test fails if a table or column is missing here. */
export const storedTables: Record<string, StoredTable> = {
  courses: {
    ...{ what: "the courses", ...catalogue, personal: [] },
    other: "id slug title description duration thumbnail rating students skills level position from_document".split(
      " ",
    ),
  },
  outlines: {
    ...{ what: "the outlines of courses", ...catalogue, personal: [] },
    other: ["course_id", "roadmap", "duration_weeks", "months", "weekly_schedule"],
  },
  content_entries: {
    ...{ what: "what staff have changed of the site's texts: the draft, and which version is published", ...catalogue },
    seenBy: `${staff}; what is published, everybody`,
    personal: [],
    other: "kind id locale version draft edited_at edited_by published seed_hash".split(" "),
  },
  content_revisions: {
    ...{
      what: "every published version of the site's texts, with the names of teachers and of learners who are quoted",
    },
    ...catalogue,
    personal: ["document"],
    other: ["kind", "id", "locale", "revision", "publication"],
  },
  publications: {
    ...{ what: "when the site was published", ...catalogue, personal: [] },
    other: ["number", "at", "actor"],
  },
  batches: {
    ...{ what: "the batches, with the name of who teaches and a hash of the Secret ID", ...catalogue },
    ground: "contract",
    seenBy: "everybody; the hash only the program",
    personal: ["instructor"],
    other: [
      ..."id course_id name mode schedule timing start_date end_date price seats enrolled".split(" "),
      ...["description", "secret_id_hash"],
    ],
  },
  lectures: {
    ...{ what: "the recorded lectures", ...catalogue, seenBy: "students with the batch's Secret ID", personal: [] },
    other: ["id", "batch_id", "batch_number", "lecture_number", "title", "url", "published_at"],
  },
  inquiries: {
    what: "what was written into the contact form, and the questions to the assistant that visitors sent to a person",
    why: "so that a person can answer",
    ground: "asked",
    kept: `${retention.inquiries.words} from the day it was sent`,
    seenBy: staff,
    personal: ["first_name", "last_name", "email", "phone", "message", "person_id"],
    other: ["id", "created_at", "inquiry_type", "service"],
  },
  enrolments: {
    what: "what was written into an enrolment form",
    why: "to offer a place, and to know whom an order is for",
    ground: "asked",
    kept: `${retention.enrolments.words} from the day it was sent; with an order, as long as that`,
    seenBy: staff,
    personal: [
      ...["first_name", "last_name", "email", "phone", "country", "message", "fingerprint", "idempotency_key"],
      "person_id",
    ],
    other: ["id", "created_at", "form", "reference", "course_id", "batch_id", "plan", "schedule"],
  },
  ...storedMoney,
  ...storedStaff,
  demo_slots: {
    what: "how many places of a demo class are taken",
    why: "so that no class is booked twice over",
    ground: "none",
    kept: `${retention.demoBookings.words} from the day of the class`,
    seenBy: everybody,
    personal: [],
    other: ["course_id", "starts_at", "taken"],
  },
  demo_bookings: {
    what: "who comes to a demo class",
    why: "to hold the place, and to send invitation and reminders",
    ground: "asked",
    kept: `${retention.demoBookings.words} from the day of the class`,
    seenBy: `${staff}; the visitor, by a signed link`,
    personal: ["name", "email", "phone", "time_zone", "person_id"],
    other: ["id", "created_at", "course_id", "starts_at", "ends_at", "sequence", "cancelled_at", "form_key"],
  },
  people: {
    what: "everybody who wrote to us, booked or enrolled, each once by their e-mail address",
    why: "to know that several messages, seats and an account are one person's",
    ground: "asked",
    kept: "as long as anything else here is about them; without name, addresses and number while a paid order refers to their seat",
    seenBy: "staff, by command",
    personal: ["name", "email", "phone", "locale", "user_id", "merged_into"],
    other: ["id", "created_at"],
  },
  person_merges: {
    what: "which two people staff have found to be the same, and whether that was undone",
    why: "so that such a finding can be undone",
    ground: "asked",
    kept: "as long as both people",
    seenBy: "staff, by command",
    personal: ["kept_id", "merged_id", "followers"],
    other: ["id", "at", "undone_at"],
  },
  leads: {
    what: "who waits for an answer of ours, about which message, booking or request, until when, and what became of it",
    why: "so that nobody is forgotten",
    ground: "asked",
    kept: "as long as the record it is about",
    seenBy: staff,
    personal: ["person_id", "about"],
    other: ["id", "created_at", "source", "owner", "state", "due_at", "changed_at"],
  },
  batch_enrolments: {
    what: "who has a seat in a batch, or waits for one",
    why: "to hold the seat, and to open the batch's lectures",
    ground: "contract",
    kept: `${retention.places.words} from the last day of the batch, ${retention.withdrawnPlaces.words} from the day it was given up; with an order, as long as that`,
    seenBy: "staff, by command; the student",
    personal: ["person_id"],
    other: [..."id created_at batch_id state held_until position is_paid offered_at changed_at".split(" ")],
  },
  audit_entries: {
    what: "who changed which enrolment, order, lead or person, by ids: no name, address or number",
    why: "to see later who did what",
    ground: "safety",
    kept: `${retention.auditEntries.words} from the act, also when the person is erased`,
    seenBy: nobody,
    personal: ["actor_id"],
    other: ["id", "at", "actor", "verb", "subject", "subject_id", "details"],
  },
  users: {
    what: "the accounts",
    why: "so that students can sign in",
    ground: "contract",
    kept: "until its owner asks to have it erased",
    seenBy: "its owner; staff, by command",
    personal: ["id", "name", "email"],
    other: ["email_verified", "created_at", "updated_at"],
  },
  credentials: {
    what: "passwords, as salted hashes from which they cannot be read",
    why: "so that nobody else signs in",
    ground: "contract",
    kept: "as long as the account",
    seenBy: nobody,
    personal: ["user_id", "account_id", "password"],
    other: ["id", "provider_id", "created_at", "updated_at"],
  },
  sessions: {
    what: "on which browsers somebody is signed in; the network address stays empty",
    why: "so that nobody has to sign in on every page, and can sign out elsewhere",
    ground: "contract",
    kept: `${signedIn.atMost.words} from signing in and ${retention.sessions.words} more, or until they sign out; it opens nothing after ${signedIn.withoutVisit.words} without a visit`,
    seenBy: "the account's owner",
    personal: ["user_id", "token", "ip_address", "user_agent"],
    other: ["id", "expires_at", "created_at", "updated_at"],
  },
  rate_limits: {
    what: "how often somebody has tried a password or Secret ID; with several processes, forms as well",
    why: "against guessing and flooding",
    ground: "safety",
    kept: "an hour at most, and ten minutes until it is cleared away",
    seenBy: nobody,
    /** A keyed hash: whoever has the address or account can check that it was counted, but nobody can read it here. */
    personal: ["key"],
    other: ["count", "expires_at"],
  },
  assistant_questions: {
    what: "questions that the assistant refused or handed over, without names, addresses and numbers, and how often each was asked",
    why: "so that staff can write the answers that are missing",
    ground: "safety",
    kept: `${retention.assistantQuestions.words} from the day they were asked`,
    seenBy: "staff, by command",
    personal: [],
    other: ["id", "asked_on", "outcome", "question", "times"],
  },
  known_networks: {
    what: "from where a batch's right Secret ID has come",
    why: "so that somebody who guesses at it elsewhere cannot lock the class out",
    ground: "safety",
    kept: `${retention.knownNetworks.words} from the last time`,
    seenBy: nobody,
    /** A keyed hash: whoever has the address can check that it was there, but nobody can read it here. */
    personal: ["key"],
    other: ["batch_id", "seen_at"],
  },
  password_resets: {
    what: "which password resets were requested",
    why: "so that a forgotten password can be replaced",
    ground: "contract",
    kept: `an hour; the row for ${retention.passwordResets.words} more`,
    seenBy: nobody,
    personal: ["identifier", "value"],
    other: ["id", "expires_at", "created_at", "updated_at"],
  },
};
