import { finishedJobs, knownDevice, retention, signedIn } from "../../rules/retention.ts";
import type { Stored } from "./stored.ts";

/** Data outside the tables, and its place. */
interface StoredElsewhere extends Stored {
  where: string;
}

const nobody = "only the program";
const visitor = "people who use the device";

/** All data stored outside the tables of `stored-data.ts`: files, the log, browsers. */
export const storedElsewhere: StoredElsewhere[] = [
  {
    where: "table `pgboss.job`",
    what: "which e-mails are to be sent, and which files removed: ids of records, never a name or an address",
    why: "so that no e-mail is lost",
    ground: "contract",
    kept: `until it is done, and ${finishedJobs.words} more`,
    seenBy: nobody,
  },
  {
    where: "`DATA_DIR/files/payment-proofs`, or the S3 bucket",
    what: "proofs of payment: pictures or PDFs a student sent",
    why: "to tell whose money has arrived",
    ground: "contract",
    kept: `${retention.proofs.words} from the day it was sent, and until staff have looked at it`,
    seenBy: "staff, by a signed link of 30 days",
  },
  {
    where: "`DATA_DIR/files/lectures`, or the S3 bucket",
    what: "recorded lectures and their captions: the teacher is seen and heard",
    why: "to be watched",
    ground: "contract",
    kept: "as long as a lecture shows it",
    seenBy: "students with the batch's Secret ID",
  },
  {
    where: "`DATA_DIR/files/photos`, or the S3 bucket",
    what: "pictures that documents of the site show, such as portraits of teachers, without what a camera wrote into them",
    why: "to show who teaches, and what is taught",
    ground: "contract",
    kept: "until they are removed by hand: a version of a document may show one again",
    seenBy: "everybody who has the address",
  },
  {
    where: "`DATA_DIR/outbox`, without `SMTP_URL`",
    what: "e-mails as files",
    why: "replaces a mail server",
    ground: "asked",
    kept: `${retention.emails.words} from the day it was written`,
    seenBy: "people who may read the folder",
  },
  {
    where: "the mail server of `SMTP_URL`, and the staff's inbox",
    what: "the same e-mails, once they are sent",
    why: "to reach their readers",
    ground: "asked",
    kept: "as set there: the program cannot erase them",
    seenBy: "their readers, and the mail provider",
  },
  {
    where: "`DATA_DIR/auth-secret`",
    what: "the secret that signs sessions and links",
    why: "so that nobody forges one",
    ground: "none",
    kept: "permanently",
    seenBy: nobody,
  },
  {
    where: "archives of `npm run backup`",
    what: "all of the above except the e-mails",
    why: "so that nothing is lost with a machine",
    ground: "safety",
    kept: "as long as you keep them: 90 days is reasonable, because they still contain what was erased since",
    seenBy: "people who may read the file",
  },
  {
    where: "the log, on standard output",
    what: "time, path, outcome and a request number, and a mark in an account's place; no address, no name, nothing anybody wrote",
    why: "to find faults",
    ground: "safety",
    kept: "as set for the process manager",
    seenBy: "people who run the server",
  },
  {
    where: "memory of the program",
    what: "how often a network address has sent a form or asked the assistant, where one process runs alone",
    why: "against guessing and flooding",
    ground: "safety",
    kept: "for minutes, an hour at most",
    seenBy: nobody,
  },
  {
    where: "cookie `session`, with `__Host-` before it over HTTPS",
    what: "a random word that stands for being signed in; no script can read it",
    why: "so that nobody has to sign in on every page",
    ground: "device",
    kept: `${signedIn.atMost.words} from signing in, or until they sign out`,
    seenBy: visitor,
  },
  {
    where: "cookie `signed-in`, with `__Host-` before it over HTTPS",
    what: "whether somebody is signed in, and nothing about whom",
    why: "so that a page shows the right header at once",
    ground: "device",
    kept: "as long as the session",
    seenBy: visitor,
  },
  {
    where: "cookie `device`, with `__Host-` before it over HTTPS",
    what: "a signed random word by which an account knows this device again; it opens nothing, and no script can read it",
    why: "so that a stranger who guesses at a password cannot lock its owner out",
    ground: "device",
    kept: `${knownDevice.words} from the last sign-in`,
    seenBy: visitor,
  },
  {
    where: "cookie `viewer`, with `__Host-` before it over HTTPS",
    what: "a random word that the links to a batch's videos are tied to; no script can read it",
    why: "so that a link plays for one viewer",
    ground: "device",
    kept: "until the browser is closed",
    seenBy: visitor,
  },
  {
    where: "local storage: `theme`, `fonts`, `lecture-speed`",
    what: "light or dark, whether the fonts are there, how fast videos play",
    why: "so that it is as you like it next time",
    ground: "device",
    kept: "until it is removed in the browser",
    seenBy: visitor,
  },
  {
    where: "local storage: `secret-id:…`, `lecture-place:…`",
    what: "the Secret ID of a batch, and where you stopped in a lecture",
    why: "so that you need not type it, or look for the place, again",
    ground: "device",
    kept: "until it is removed in the browser",
    seenBy: visitor,
  },
  {
    where: "session storage: `visitor`, `assistant`, `demo-draft`, `enrolment`",
    what: "whether prices are shown, the conversation with the assistant, drafts of forms",
    why: "so that a page is the same when you come back to it",
    ground: "device",
    kept: "until the tab is closed",
    seenBy: visitor,
  },
];
