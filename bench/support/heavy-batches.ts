import { act, acts, type HeavyRoutes, json, limits } from "./heavy-acts.ts";

const rule = {
  weekdays: "1",
  startsAt: "19:00",
  endsAt: "20:30",
  timeZone: "Asia/Karachi",
  fromDay: "2026-01-01",
  untilDay: "2999-12-31",
  "closures.0.name": "",
  note: "",
  meetingUrl: "",
  version: "0",
};
const oneClass = {
  day: "2026-12-24",
  startsAt: "19:00",
  endsAt: "20:30",
  teacher: "Noor Fatima",
  topic: "",
  room: "",
  meetingUrl: "",
};
const batch = {
  id: "heavy-{n}",
  courseId: "data-analyst",
  name: "Batch",
  mode: "Online",
  schedule: "Mon",
  timing: "7 PM",
  instructor: "Noor",
  startDate: "2026-01-05",
  endDate: "2026-06-29",
  seats: "10",
  enrolledElsewhere: "0",
  description: "",
  price: "",
};
const assignment = {
  title: "Work",
  instructions: "Do it.",
  points: "20",
  accepts: "text",
  id: "",
  due: "",
  classId: "",
};
const cue = "00:00:01.000 --> 00:00:02.000\na\n\n";

/** Lists of a spreadsheet. */
const tables = {
  commas: ",",
  "one cell": "a",
  rows: "a\n",
  "quotation marks": '"',
  "open quotation marks": '"a\n',
  lines: "\n",
  spaces: " ",
  "old lines": "\r",
  students: "Ayesha Khan,ayesha@example.com,+923001234567\n",
};
const honest = Array.from({ length: 500 }, (_, at) => `Ayesha Khan,ayesha-${at}@example.com,+923001234567`).join("\n");
const listed = Object.entries(tables).map(([what, pattern]) => act("check", {}, ["list"], { pattern, what }));

const classPage = { as: "teacher", limit: limits.staff };
const office = { as: "owner", limit: limits.staff };

/** The back office's pages of batches, by the addresses in `admin/routes.ts`. */
export const batches: HeavyRoutes = {
  "/questions": { as: "owner", query: ["state", "batch"] },
  "/questions/:questionId": {
    ...office,
    acts: [
      act("answer", {}, ["text", "also"]),
      act("take back", {}, ["answer"]),
      act("keep", { lecture: "x" }, ["question", "answer", "lecture"]),
      act("hide", {}, ["why", "message"]),
      ...acts("settle", "unsettle", "drop", "unhide"),
    ],
  },
  "/questions/:questionId/picture": { as: "owner" },
  "/announcements": { as: "owner" },
  "/announcements/new": {
    as: "owner",
    limit: limits.staff,
    query: ["batch", "class", "people", "from", "chosen", "saved"],
    acts: ["check", "send", "keep", "remove saved", "put back"].map((intent) =>
      act(intent, { group: "students", batch: "mern-evening", title: "Tomorrow", email: "yes" }, [
        ...["text", "title", "people", "seen", "class", "saved", "file"],
      ]),
    ),
  },
  "/announcements/:announcementId": { as: "owner", acts: acts("take back", "remind", "unremind", "texts") },
  "/announcements/:announcementId/files/:fileId": { as: "owner" },
  "/batches/:batchId/announcements": { as: "owner" },
  "/batches/:batchId/questions": { ...office, query: ["state"], acts: [act("remove", {}, ["kept"])] },
  "/fees/reminders": {
    ...office,
    query: ["age"],
    acts: [act("remind", { channel: "other" }, ["reference"]), act("prepare", {}, ["order"])],
  },
  "/fees/vouchers": { ...office, query: ["of", "show"] },
  "/batches/:batchId/class.csv": { ...office, acts: acts("") },
  "/batches/:batchId/attendance/:classId/code": classPage,
  "/batches/:batchId/attendance/:classId/sheet": {
    ...classPage,
    acts: [
      json({ id: "{uuid}", marks: [] }, ["id"], {
        list: { name: "marks", entry: { enrolmentId: "{enrolment}", mark: "present", seen: null } },
      }),
    ],
  },
  "/batches/:batchId/attendance/:classId/start": classPage,
  "/batches/:batchId/files/:materialId": classPage,
  "/batches/:batchId/gradebook.csv": { ...classPage, acts: acts("") },
  "/batches/:batchId/gradebook/cell": {
    ...classPage,
    acts: [json({ workId: "{work}", enrolmentId: "{enrolment}", points: 7, seen: 0 }, ["workId"])],
  },
  "/batches/:batchId/hand-in-files/:fileId": classPage,
  "/batches/:batchId/work/:workId/files/:fileId": classPage,
  "/batches": { ...office, query: ["q"] },
  "/batches/new": { ...office, acts: [act("add", batch, ["description", "price", "id"])] },
  "/batches/:batchId": classPage,
  "/batches/:batchId/": {
    ...office,
    acts: [
      act("add", { batch: "{batchId}", name: "Ayesha", email: "{email}" }, ["phone", "name"]),
      act("confirm", {}, ["enrolment"]),
      ...["withdraw", "take in", "wait"].map((intent) => act(intent, {}, ["enrolment"])),
      act("move", { enrolment: "{enrolment}" }, ["to"]),
    ],
  },
  "/batches/:batchId/timetable": {
    ...office,
    acts: [
      act("preview", rule, ["note", "closures.0.name", "timeZone"]),
      act("save", rule, ["note", "meetingUrl"]),
      act("change", { classId: "{classId}", seen: "1", ...oneClass }, ["topic", "seen"]),
      act("set meeting", { seen: "" }, ["meetingUrl"]),
      act("cancel", { classId: "{classId}", seen: "1" }, ["reason"]),
      act("restore", { classId: "{classId}" }, ["seen"]),
      act("move several", { change: "{uuid}", from: "2026-01-01", until: "2999-12-31", minutes: "0" }, ["minutes"]),
      act("cancel several", { change: "{uuid}", from: "2999-01-01", until: "2999-12-31", reason: "a" }, ["reason"]),
      act("add", { classId: "{uuid}", ...oneClass, day: "" }, ["topic", "teacher", "day"]),
    ],
  },
  "/batches/:batchId/paste": {
    ...office,
    acts: [
      ...listed,
      act("check", { list: honest }),
      act("add", {}, ["list"], { pattern: "Ayesha,a@b.example,0300\n" }),
      { send: "file", base: { intent: "check" }, file: "file", contents: tables },
    ],
  },
  "/batches/:batchId/lectures": {
    ...classPage,
    limit: limits.captions,
    acts: [
      act("address", { title: "A lecture" }, ["url", "title"], { pattern: "https://youtu.be/" }),
      act("rename", { lecture: "{lecture}", seen: "" }, ["title", "seen"]),
      act("publish", {}, ["lecture"]),
      act("plan", { lecture: "{lecture}" }, ["at"]),
      act("hide", {}, ["lecture"]),
      act("move", { lecture: "{lecture}", to: "0" }, ["order"], { pattern: "a " }),
      act("class", { lecture: "{lecture}" }, ["classId"]),
      {
        ...{ send: "file", intent: "captions", base: { intent: "captions", lecture: "{lecture}" }, file: "file" },
        contents: {
          captions: { first: "WEBVTT\n\n", again: cue },
          arrows: { first: "WEBVTT\n\n", again: "-->\n" },
          lines: { first: `WEBVTT\n\n${cue}`, again: "\n" },
          "old lines": { first: `WEBVTT\n\n${cue}`, again: "\r" },
          spaces: { first: "WEBVTT\n\n00:00:01.000 -->", again: " " },
        },
      },
      act("remove", {}, ["lecture"]),
      act("discard", {}, ["upload"]),
    ],
  },
  "/batches/:batchId/attendance": classPage,
  "/batches/:batchId/progress": classPage,
  "/batches/:batchId/work": {
    ...classPage,
    acts: [act("post", { work: "{work}" }, ["work"]), act("unpost", {}, ["work"])],
  },
  "/batches/:batchId/work/new": { ...classPage, acts: [act("save", assignment, ["instructions", "title", "rubric"])] },
  "/batches/:batchId/work/:workId": {
    ...classPage,
    query: ["student"],
    acts: [act("grade", { student: "{enrolment}", seen: "0", points: "7" }, ["feedback", "points"])],
  },
  "/batches/:batchId/work/:workId/change": {
    ...classPage,
    limit: limits.material,
    acts: [
      act("save", { ...assignment, seen: "1" }, ["instructions", "due"], { limit: limits.staff }),
      act("remove", { seen: "x" }, [], { limit: limits.staff }),
      act("remove file", { file: "{uuid}" }, [], { limit: limits.staff }),
      {
        ...{ send: "file", intent: "add file", base: { intent: "add file", id: "{uuid}" }, file: "file" },
        contents: { zip: { first: "PK\u0003\u0004", again: "PK\u0003\u0004" } },
      },
    ],
  },
  "/batches/:batchId/gradebook": {
    ...classPage,
    acts: [
      act("student", { student: "{enrolment}", "points-{work}": "7", "seen-{work}": "0" }, ["points-{work}"]),
      act("weights", { "weight-{work}": "1", "shown-{work}": "1" }, ["weight-{work}"]),
    ],
  },
  "/batches/:batchId/gradebook/import": {
    ...classPage,
    acts: [
      {
        send: "file",
        intent: "check",
        base: { intent: "check" },
        file: "file",
        contents: { ...tables, headings: { first: "enrolment,a #{work}\n", again: "{enrolment},7\n" } },
      },
      act("check", {}, ["pasted"], { pattern: "student,a\n" }),
      act("apply", { print: "x" }, ["text"], { pattern: "enrolment,a\n" }),
    ],
  },
  "/batches/:batchId/certificates": {
    ...office,
    acts: [
      act("rule", { attendance: "75", work: "60" }, ["attendance"]),
      act("issueAll", {}, ["enrolments"]),
      act("issue", { enrolment: "{enrolment}", name: "A", reason: "a" }, ["name", "reason"]),
      act("revoke", { number: "x" }, ["reason"]),
      act("revokeMany", { certificate: "x" }, ["reason"]),
      act("restore", {}, ["number"]),
    ],
  },
  "/batches/:batchId/settings": {
    ...office,
    acts: [
      act("save", { ...batch, seen: "{}" }, ["seen", "description"], { pattern: "[" }),
      ...acts("rotate", "end", "hide", "show"),
      act("copyBatch", { startDate: "2031-02-03", holidays: "none" }, ["name"]),
      act("endBatch", {}, ["lastDay"]),
      { ...act("remove"), last: true },
    ],
  },
  "/batches/:batchId/attendance/:classId": classPage,
  "/batches/:batchId/attendance/:classId/": {
    ...classPage,
    acts: [act("save", { sheet: "{uuid}", "mark:{enrolment}": "present" }, ["sheet"])],
  },
  "/batches/:batchId/attendance/:classId/materials": {
    ...classPage,
    limit: limits.material,
    acts: [
      ...acts("show", "hide", "unlink", "remove"),
      act("discard", {}, ["upload"]),
      act("link", {}, ["lecture"], { limit: limits.staff }),
      act("add link", { id: "{uuid}", title: "A" }, ["url", "title", "note"], { limit: limits.staff }),
      {
        ...{
          send: "file",
          intent: "add",
          base: { intent: "add", id: "{uuid}", kind: "notes", title: "Notes" },
          file: "file",
        },
        contents: {
          pages: { first: "%PDF-1.7\n", again: "a" },
          zip: { first: "PK\u0003\u0004", again: "PK\u0003\u0004" },
        },
      },
    ],
  },
};
