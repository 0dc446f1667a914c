/**
 * Every route of the program, and the largest requests that it may be sent: the bench `event-loop` sends them. A route that
 * is missing here, or is no longer there, fails `tests/api/heavy-routes.test.ts`. `{names}` in paths and fields are what the
 * bench's institute has. A route is asked by GET unless it has only `acts`; each act is a form, or what `send` says.
 */
const KB = 1024;
const MB = 1024 * KB;

/** The most bytes of a body of each kind, as `server/api/middleware/read-body.ts` takes them. */
const limits = { text: 64 * KB, staff: 640 * KB, captions: 1.25 * MB, document: 2 * MB, photo: 16 * MB, material: 24 * MB };

/** A form of the pages: what names the act, its fields, and which of them are long. */
const act = (intent, base = {}, long = [], more = {}) => {
  return { send: "form", intent, base: { ...(intent && { intent }), ...base }, long, ...more };
};
const json = (base, long, more = {}) => ({ send: "json", base, long, ...more });
const acts = (...intents) => intents.map((intent) => act(intent));

const person = { firstName: "Ayesha", lastName: "Khan", email: "{email}", phone: "+92 300 1234567" };
const account = { name: "Ayesha Khan", email: "{email}", password: "p4$$w0rd1".repeat(15).slice(0, 128) };
const longName = "p4$$w0rd lahore subah zindabad ".repeat(3).slice(0, 90);
const booking = { courseId: "data-analyst", start: "{slot}", name: "Ayesha Khan", email: "{email}", phone: person.phone, timeZone: "Asia/Karachi" };
const enrolment = { formType: "enrollment-form", ...person, course: "data-analyst", country: "Pakistan", message: "Hi" };
const order = { formType: "registration-form", ...person, course: "data-analyst", plan: "standard", country: "DE", message: "" };
const rule = {
  weekdays: "1", startsAt: "19:00", endsAt: "20:30", timeZone: "Asia/Karachi", fromDay: "2026-01-01", untilDay: "2999-12-31",
  holidays: "", note: "", meetingUrl: "", version: "0",
};
const oneClass = { day: "2026-12-24", startsAt: "19:00", endsAt: "20:30", teacher: "Noor Fatima", topic: "", room: "", meetingUrl: "" };
const batch = {
  id: "heavy-{n}", courseId: "data-analyst", name: "Batch", mode: "Online", schedule: "Mon", timing: "7 PM", instructor: "Noor",
  startDate: "2026-01-05", endDate: "2026-06-29", seats: "10", enrolledElsewhere: "0", description: "", price: "",
};
const assignment = { title: "Work", instructions: "Do it.", points: "20", accepts: "text", id: "", due: "", session: "" };
const question = { kind: "one", text: "What?", points: "1" };
const cue = "00:00:01.000 --> 00:00:02.000\na\n\n";

/** Lists of a spreadsheet. */
const tables = {
  commas: ",", "one cell": "a", rows: "a\n", "quotation marks": '"', "open quotation marks": '"a\n', lines: "\n", spaces: " ",
  "old lines": "\r", students: "Ayesha Khan,ayesha@example.com,+923001234567\n",
};
const listed = Object.entries(tables).map(([what, pattern]) => act("check", {}, ["list"], { pattern, what }));

/** The public site, by the addresses in `app/routes.ts`. */
export const site = {
  "/": {}, "/about": {}, "/services": {}, "/services/:slug": {}, "/portfolio": {}, "/courses": {}, "/courses/:slug": {},
  "/parents": {}, "/search": { query: ["q"] },
  "/contact": { acts: [act("", { ...person, message: "Hi" }, ["message", "firstName", "email", "phone"])] },
  "/enrollnow": {
    query: ["course", "batch"],
    acts: [act("", enrolment, ["message", "course", "email"]), act("", order, ["plan", "phone"])],
  },
  "/FreeDemo": { query: ["course"] },
  "/payment/:reference": {
    search: "key={key}",
    acts: [
      act("", { code: "A" }, ["code"]),
      { send: "file", base: {}, file: "proof", limit: 5.1 * MB, contents: { pages: { first: "%PDF-1.7\n", again: "a" }, zeros: "\0" } },
    ],
  },
  "/payment/:reference/review": {
    search: "key={reviewKey}",
    acts: [act("", { verdict: "proof_refused", by: "Sana", seen: "yes" }, ["by", "amount"])],
  },
  "/receipts/:number": { query: ["key"] },
  "/demo-booking": { query: ["course"], acts: [act("", booking, ["name", "phone", "start", "timeZone"])] },
  "/demo-booking/:id": { query: ["key"], acts: [act("cancel"), act("move", { start: "{slot}" }, ["start"])] },
  "/seats/:id": { query: ["key"], acts: acts("take", "decline") },
  "/Thank-you": { query: ["name", "course"] },
  "/sign-in/*": { query: ["from"], acts: [act("", account, ["email", "password"])] },
  "/sign-up/*": { acts: [act("", account, ["name"]), { ...act("", { ...account, name: longName }), what: "weighed" }] },
  "/sign-out": { acts: acts("") },
  "/forgot-password": { acts: [act("", { email: "{email}" }, ["email"])] },
  "/reset-password": { query: ["token"], acts: [act("", { token: "a.b", password: account.password }, ["token"])] },
  "/confirm-email": { query: ["token"], acts: [act("", {}, ["token"])] },
  "/account": {
    as: "student",
    acts: [
      act("change-password", { currentPassword: "wrong", password: account.password }, ["password"]),
      ...acts("send-confirmation", "end-session"),
      { ...act("end-all-sessions"), as: "somebody" },
      act("change-details", { name: "Ayesha Khan", phone: person.phone }, ["name", "phone"]),
      act("download", { password: "wrong" }, ["password"]),
      act("erase", { password: "wrong" }),
    ],
  },
  "/account/data": { as: "student", query: ["key"] },
  "/account/erased": {}, "/lms": { as: "student" }, "/course-outline/:courseId": {}, "/batches": {}, "/batches/:courseId": {},
  "/recorded-lectures/:batchId": { acts: [act("", { secretId: "x" }, ["secretId"])] },
  "/sitemap.xml": {}, "/robots.txt": {}, "/site.webmanifest": {}, "/frame.js": {}, "/icons/icon.svg": {},
  "/.well-known/security.txt": {}, "/:name": {}, "/*": {},
};

const classPage = { as: "teacher", limit: limits.staff };
const office = { as: "owner", limit: limits.staff };

/** The back office, by the addresses in `admin/routes.ts`. */
export const admin = {
  "/invitation": { as: "owner", query: ["token"], acts: acts("") },
  "/verify": {
    as: "owner", limit: limits.staff, query: ["from"],
    acts: [
      act("code", { code: "1" }, ["code"]),
      act("passkey", { passkey: "{}" }, ["passkey"], { pattern: "[" }),
      act("new-passkey", { passkey: "{}" }, ["passkey"], { pattern: "[" }),
    ],
  },
  "/codes": { as: "other owner", acts: acts("renew") },
  "/batches/:batchId/class.csv": { ...office, acts: acts("") },
  "/batches/:batchId/attendance/:sessionId/code": classPage,
  "/batches/:batchId/attendance/:sessionId/sheet": {
    ...classPage,
    acts: [
      json({ id: "{uuid}", marks: [] }, ["id"], {
        list: { name: "marks", entry: { enrolmentId: "{enrolment}", mark: "present", seen: null } },
      }),
    ],
  },
  "/batches/:batchId/files/:materialId": classPage,
  "/batches/:batchId/gradebook.csv": { ...classPage, acts: acts("") },
  "/batches/:batchId/gradebook/cell": {
    ...classPage,
    acts: [json({ workId: "{work}", enrolmentId: "{enrolment}", points: 7, seen: 0 }, ["workId"])],
  },
  "/batches/:batchId/hand-in-files/:fileId": classPage,
  "/certificates/:number/pdf": office,
  "/audit.csv": { ...office, acts: [act("", { subject: "" }, ["subject", "actor"])] },
  "/figures.csv": { ...office, acts: [act("", { weeks: "52" }, ["weeks"])] },
  "/passkey": { as: "owner", query: ["for"], acts: acts("") },
  "/find": { ...office, query: ["q"] },
  "/photo": {
    as: "owner", limit: limits.photo,
    acts: [{ send: "file", base: {}, file: "photo", contents: { pixels: { first: "\u0089PNG", again: "a" }, zeros: "\0" } }],
  },
  "/": office,
  "/leads": { ...office, query: ["state", "after"] },
  "/leads/:leadId": {
    ...office,
    acts: [
      act("order", { request: "{request}", plan: "standard", schedule: "monthly" }, ["monthly", "plan"]),
      act("settle", { lead: "{lead}", state: "won", seen: "new" }, ["lead"]),
      act("assign", { lead: "{lead}", owner: "", seen: "" }, ["owner"]),
      ...["email", "whatsapp", "note"].map((kind) => act(kind, { lead: "{lead}", person: "{person}", subject: "Hi" }, ["text"])),
    ],
  },
  "/people/:personId": {
    ...office,
    acts: [
      act("merge", { kept: "{person}" }, ["email"]),
      act("unmerge", {}, ["merge"]),
      act("note", { person: "{person}" }, ["text"]),
    ],
  },
  "/payments": { ...office, query: ["state", "after"] },
  "/payments/:reference": {
    ...office,
    acts: [
      act("decide", { reference: "{reference}", verdict: "proof_refused" }, ["amount", "proof"]),
      act("refund", { reference: "{reference}", method: "cash", reason: "a" }, ["amount", "reason"]),
      act("correct", { reference: "{reference}", direction: "less", amount: "1" }, ["reason"]),
    ],
  },
  "/discounts": {
    ...office,
    acts: [act("make", { code: "HEAVY-{n}", worth: "10%", maxUses: "1" }, ["code", "worth"]), act("stop", {}, ["code"])],
  },
  "/batches": { ...office, query: ["q"] },
  "/batches/new": { ...office, acts: [act("add", batch, ["description", "price", "id"])] },
  "/batches/:batchId": classPage,
  "/batches/:batchId/": {
    ...office,
    acts: [
      act("add", { batch: "{batchId}", name: "Ayesha", email: "{email}" }, ["phone", "name"]),
      act("confirm", {}, ["enrolment"]),
      act("withdraw", {}, ["enrolment"]),
      act("move", { enrolment: "{enrolment}" }, ["to"]),
    ],
  },
  "/batches/:batchId/timetable": {
    ...office,
    acts: [
      act("preview", rule, ["note", "holidays", "timeZone"]),
      act("save", rule, ["note", "meetingUrl"]),
      act("change", { session: "{sessionId}", seen: "1", ...oneClass }, ["topic", "seen"]),
      act("cancel", { session: "{sessionId}", seen: "1" }, ["reason"]),
      act("restore", { session: "{sessionId}" }, ["seen"]),
      act("move several", { change: "{uuid}", from: "2026-01-01", until: "2999-12-31", minutes: "0" }, ["minutes"]),
      act("cancel several", { change: "{uuid}", from: "2999-01-01", until: "2999-12-31", reason: "a" }, ["reason"]),
      act("add", { session: "{uuid}", ...oneClass, day: "" }, ["topic", "teacher", "day"]),
    ],
  },
  "/batches/:batchId/paste": {
    ...office,
    acts: [
      ...listed,
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
      act("class", { lecture: "{lecture}" }, ["session"]),
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
  "/batches/:batchId/work": { ...classPage, acts: [act("post", { work: "{work}" }, ["work"]), act("unpost", {}, ["work"])] },
  "/batches/:batchId/work/new": { ...classPage, acts: [act("save", assignment, ["instructions", "title", "rubric"])] },
  "/batches/:batchId/work/:workId": {
    ...classPage,
    query: ["student"],
    acts: [act("grade", { student: "{enrolment}", seen: "0", points: "7" }, ["feedback", "points"])],
  },
  "/batches/:batchId/work/:workId/change": {
    ...classPage,
    acts: [act("save", { ...assignment, seen: "1" }, ["instructions", "due"]), act("remove", { seen: "x" })],
  },
  "/batches/:batchId/gradebook": {
    ...classPage,
    acts: [act("student", { student: "{enrolment}", "points-{work}": "7", "seen-{work}": "0" }, ["points-{work}"])],
  },
  "/batches/:batchId/gradebook/import": {
    ...classPage,
    acts: [
      { send: "file", intent: "check", base: { intent: "check" }, file: "file", contents: { ...tables, headings: { first: "enrolment,a #{work}\n", again: "{enrolment},7\n" } } },
      act("apply", { print: "x" }, ["text"], { pattern: "enrolment,a\n" }),
    ],
  },
  "/batches/:batchId/certificates": {
    ...office,
    acts: [
      act("rule", { attendance: "75", work: "60" }, ["attendance"]),
      act("issueAll"),
      act("issue", { enrolment: "{enrolment}", name: "A", reason: "a" }, ["name", "reason"]),
      act("revoke", { number: "x" }, ["reason"]),
      act("restore", {}, ["number"]),
    ],
  },
  "/batches/:batchId/settings": {
    ...office,
    acts: [act("save", { ...batch, seen: "{}" }, ["seen", "description"], { pattern: "[" }), ...acts("rotate", "end")],
  },
  "/batches/:batchId/quizzes": classPage,
  "/batches/:batchId/quizzes/new": { ...classPage, acts: [act("create", { title: "Quiz", attempts: "1" }, ["instructions", "title"])] },
  "/batches/:batchId/quizzes/:workId": {
    ...classPage,
    acts: [
      act("settings", { title: "Quiz", attempts: "1", seen: "1" }, ["instructions"]),
      ...acts("publish", "unpublish"),
      act("add", question, ["options", "text", "accepted"], { pattern: "a\n" }),
      act("change", { ...question, question: "{question}", seen: "1" }, ["text"]),
      act("move", { question: "{question}", seen: "1" }, ["to"]),
      act("duplicate", {}, ["question"]),
      act("removeQuestion", {}, ["question"]),
      { ...act("removeQuiz"), last: true },
    ],
  },
  "/batches/:batchId/quizzes/:workId/results": {
    ...classPage,
    acts: [act("accept", { question: "{question}" }, ["text"]), ...acts("solutions", "post", "unpost")],
  },
  "/batches/:batchId/attendance/:sessionId": classPage,
  "/batches/:batchId/attendance/:sessionId/": { ...classPage, acts: [act("save", { sheet: "{uuid}", "mark:{enrolment}": "present" }, ["sheet"])] },
  "/batches/:batchId/attendance/:sessionId/materials": {
    ...classPage,
    limit: limits.material,
    acts: [
      ...acts("show", "hide", "unlink", "remove"),
      act("link", {}, ["lecture"], { limit: limits.staff }),
      act("add link", { id: "{uuid}", title: "A" }, ["url", "title"], { limit: limits.staff }),
      {
        ...{ send: "file", intent: "add", base: { intent: "add", id: "{uuid}", kind: "notes", title: "Notes" }, file: "file" },
        contents: { pages: { first: "%PDF-1.7\n", again: "a" }, zip: { first: "PK\u0003\u0004", again: "PK\u0003\u0004" } },
      },
    ],
  },
  "/certificates": {
    ...office,
    query: ["q"],
    acts: [act("revoke", { number: "x" }, ["reason"]), act("restore", {}, ["number"]), { ...act("rotate"), last: true }],
  },
  "/figures": { ...office, query: ["weeks", "group"] },
  "/content": office,
  "/content/new/:kind": { ...office, limit: limits.document, acts: [act("begin", { kind: "answer", id: "" }, ["question", "id"])] },
  "/content/publish": { ...office, limit: limits.document, acts: [act("publish", {}, ["note", "draft"])] },
  "/content/questions": office,
  "/content/:kind/:id": office,
  "/content/:kind/:id/": {
    ...office,
    limit: limits.document,
    acts: [
      act("save", { seen: "0", title: "A" }, ["description", "seen", "skills", "change"], { pattern: "a\n" }),
      { ...act("save", {}), nested: true, what: "lists in lists" },
      act("withdraw", {}, ["seen"]),
    ],
  },
  "/content/:kind/:id/compare": { ...office, limit: limits.document, acts: [act("discard", {}, ["seen"]), act("seed", {}, ["seen"])] },
  "/content/:kind/:id/preview": office,
  "/content/:kind/:id/history": { ...office, limit: limits.document, acts: [act("restore", {}, ["revision"])] },
  "/audit": { ...office, query: ["subject", "actor", "after"] },
  "/staff": {
    ...office,
    acts: [
      act("invite", { email: "x", role: "teacher" }, ["name", "batches"]),
      ...["withdraw", "remove", "end"].map((intent) => act(intent, {}, ["id"])),
      act("change", { id: "x", role: "teacher" }, ["batches"]),
    ],
  },
  "/security": { ...office, acts: [...acts("make calendar", "end calendar"), act("end", {}, ["id"])] },
  "/*": office,
};

/** The classroom, by the addresses in `classroom/routes.ts`. */
export const classroom = {
  "/morning-email": { as: "student", query: ["token"], acts: [act("", { on: "no" }, ["on"])] },
  "/files/:materialId": { as: "student" },
  "/work/:workId/hand-in": { as: "student", acts: [act("hand in", { key: "{uuid}", text: "Mine" }, ["text", "link", "files"])] },
  "/work/:workId/files/:fileId": { as: "student" },
  "/certificates/:number/:kind": { as: "student" },
  "/": { as: "student" },
  "/join/:sessionId": { as: "student" },
  "/check-in": { as: "student", query: ["code"], acts: [act("check in", {}, ["code"])] },
  "/classes/:sessionId": { as: "student" },
  "/attendance": { as: "student" },
  "/work": { as: "student" },
  "/work/:workId": { as: "student", acts: [act("hand in", { key: "{uuid}", text: "Mine" }, ["text", "link", "files"])] },
  "/quizzes": { as: "student" },
  "/quizzes/:workId": {
    as: "student",
    acts: [...acts("start"), act("save", { attempt: "{uuid}" }, ["answer"]), act("handIn", { attempt: "{uuid}" }, ["answer"])],
  },
  "/certificates": { as: "student", acts: [act("share", {}, ["number"]), act("unshare", {}, ["number"])] },
  "/calendar": { as: "student", acts: acts("make calendar", "end calendar") },
  "/*": { as: "student" },
};

/** What no router of pages answers: the API, and the paths that the program answers itself. */
export const direct = {
  "GET /api/docs": {}, "GET /api/docs/style.css": {}, "GET /api/embeds/style.css": {}, "GET /api/photos/:name": {}, "GET /api/openapi.json": {}, "GET /api/courses": {}, "GET /api/outline/:courseId": {},
  "GET /api/outline/:courseId/pdf": {}, "GET /api/batches": {}, "GET /api/batches/course/:courseId": {},
  "GET /api/batches/:batchId/calendar.ics": {}, "GET /api/batches/:batchId/videos": { query: ["secretId"] },
  "GET /api/lectures/:lectureId/:part": { query: ["key"] }, "GET /api/embeds/:host": { query: ["id"] },
  "GET /api/demo/slots": { query: ["courseId"] }, "GET /api/demo/bookings/:id/calendar.ics": { query: ["key"] },
  "GET /api/geo": {}, "GET /api/session": {}, "GET /api/payments/proofs/:proofId": { query: ["key"] },
  "GET /api/payments/:reference/card": { query: ["key"] }, "GET /api/payments/:reference/renewal": { query: ["key"] },
  "GET /api/receipts/:number/pdf": { query: ["key"] }, "GET /api/health": {},
  "POST /api/send-email": {
    acts: [
      json({ formType: "contact-form", formData: { ...person, message: "Hi" } }, ["formData.message", "formData.email", "formData.phone"]),
      json({ formType: "registration-form", formData: order }, ["formData.plan"]),
    ],
  },
  "POST /api/demo/bookings": { acts: [json(booking, ["name", "start", "timeZone"])] },
  "POST /api/assistant": {
    acts: [
      json({ question: "How much is it?" }, ["question"], { list: { name: "history", entry: { role: "user", text: "a" } } }),
      {
        ...json({ question: "fee of data analyst batch timing ".repeat(15).slice(0, 480) }, [], {
          list: { name: "history", entry: { role: "user", text: "fee timing ".repeat(40) } },
        }),
        limit: 8 * KB,
      },
    ],
  },
  "POST /api/lectures/:lectureId/progress": { as: "student", acts: [json({ second: 1 }, ["second"])] },
  "POST /api/payments/:reference/proof": {
    search: "key={key}",
    acts: [{ send: "file", base: {}, file: "proof", limit: 5.1 * MB, contents: { pages: { first: "%PDF-1.7\n", again: "a" } } }],
  },
  "POST /api/payments/stripe": { acts: [json({ id: "evt", type: "x", data: { object: {} } }, ["type"], { limit: 256 * KB })] },
  "GET /calendar/:file{[A-Za-z0-9_-]{43}[.]ics}": {},
  "GET /verify": { query: ["number"] }, "GET /verify/:number": {}, "GET /verify/:number/credential": {},
  "GET /status/:list": {}, "GET /.well-known/did.json": {},
  "ALL /admin/uploads/:batchId/:id?": { as: "teacher", acts: [{ send: "bytes", limit: 4 * MB, isFilm: true }] },
  "GET /admin/preview/:kind/:id": { as: "owner" },
  "POST /classroom/quizzes/:workId/answers": {
    as: "student",
    acts: [
      json({ attempt: "{uuid}", answers: [] }, ["attempt"], {
        list: { name: "answers", entry: { question: "{uuid}", answer: { kind: "text", text: "a" }, sequence: 1 } },
      }),
    ],
  },
  "POST /classroom/hand-in-files/:workId/:fileId": { as: "student", search: "name=a.pdf", acts: [{ send: "bytes", limit: 10 * MB }] },
};

/** The most bytes of a form of a visitor or a student. */
export const textLimit = limits.text;
