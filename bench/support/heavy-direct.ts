import { act, booking, type HeavyRoutes, json, KB, limits, MB, order, person } from "./heavy-acts.ts";

/** Routes outside the page routers: the API, and the paths that the program answers itself. */
export const direct: HeavyRoutes = {
  "GET /api/docs": {},
  "GET /api/docs/style.css": {},
  "GET /api/embeds/style.css": {},
  "GET /api/photos/:name": {},
  "GET /api/logo/:name": {},
  "GET /api/openapi.json": {},
  "GET /api/courses": {},
  "GET /api/outline/:courseId": {},
  "GET /api/outline/:courseId/pdf": { query: ["lang"] },
  "GET /api/batches": {},
  "GET /api/batches/course/:courseId": {},
  "GET /api/batches/:batchId/calendar.ics": {},
  "GET /api/batches/:batchId/videos": { query: ["secretId"] },
  "GET /api/lectures/:lectureId/:part": { query: ["key"] },
  "GET /api/embeds/:host": { query: ["id"] },
  "GET /api/demo/slots": { query: ["courseId"] },
  "GET /api/demo/bookings/:id/calendar.ics": { query: ["key"] },
  "GET /api/geo": {},
  "GET /api/session": {},
  "GET /api/session/answers": {},
  "GET /api/payments/:reference/card": { query: ["key"] },
  "GET /api/payments/:reference/renewal": { query: ["key"] },
  "GET /api/receipts/:number/pdf": { query: ["key", "paper", "lang"] },
  "GET /api/vouchers/:reference/pdf": { query: ["key", "lang"] },
  "GET /api/health": {},
  "POST /api/send-email": {
    acts: [
      json({ formType: "contact-form", formData: { ...person, message: "Hi" } }, [
        "formData.message",
        "formData.email",
        "formData.phone",
      ]),
      json({ formType: "registration-form", formData: order }, ["formData.plan"]),
    ],
  },
  "POST /api/demo/bookings": { acts: [json(booking, ["name", "start", "timeZone"])] },
  "POST /api/assistant": {
    acts: [
      json({ question: "How much is it?" }, ["question"], {
        list: { name: "history", entry: { role: "user", text: "a" } },
      }),
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
    acts: [
      {
        send: "file",
        base: {},
        file: "proof",
        limit: 5.1 * MB,
        contents: { pages: { first: "%PDF-1.7\n", again: "a" } },
      },
    ],
  },
  "POST /api/payments/stripe": {
    acts: [json({ id: "evt", type: "x", data: { object: {} } }, ["type"], { limit: 256 * KB })],
  },
  "GET /calendar/:file{[A-Za-z0-9_-]{43}[.]ics}": {},
  "GET /verify": { query: ["number"] },
  "GET /verify/:number": {},
  "GET /verify/:number/credential": {},
  "GET /status/:list": {},
  "GET /.well-known/did.json": {},
  "ALL /admin/uploads/:batchId/:id?": { as: "teacher", acts: [{ send: "bytes", limit: 4 * MB, isFilm: true }] },
  "GET /admin/preview/:kind/:id": { as: "owner" },
  "POST /admin/preview/answer": {
    ...{ as: "owner", limit: limits.document },
    acts: [act("", { lead: "{lead}", language: "en" }, ["text"])],
  },
  "POST /admin/preview/:kind/:id": {
    as: "owner",
    limit: limits.document,
    acts: [act("", { document: '{"title":"A"}' }, ["document"])],
  },
  "POST /admin/preview/batch/:batchId?": {
    as: "owner",
    limit: limits.document,
    acts: [act("", { batch: '{"fields":{"name":"A"}}' }, ["batch"])],
  },
  "GET /admin/preview/email/:kind": { as: "owner", query: ["seats.offered.text"] },
  "POST /classroom/quizzes/:workId/answers": {
    as: "student",
    acts: [
      json({ attempt: "{uuid}", answers: [] }, ["attempt"], {
        list: { name: "answers", entry: { question: "{uuid}", answer: { kind: "text", text: "a" }, sequence: 1 } },
      }),
    ],
  },
  "POST /admin/announcement-files/:fileId": {
    as: "owner",
    search: "name=a.pdf",
    acts: [{ send: "bytes", limit: 10 * MB }],
  },
  "POST /classroom/hand-in-files/:workId/:fileId": {
    as: "student",
    search: "name=a.pdf",
    acts: [{ send: "bytes", limit: 10 * MB }],
  },
};
