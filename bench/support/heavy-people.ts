import { act, type HeavyRoutes, limits } from "./heavy-acts.ts";

const office = { as: "owner", limit: limits.staff };

/** The office's people: leads, students, each person, and the texts to them. */
export const people: HeavyRoutes = {
  "/outbox": {
    ...office,
    query: ["kind"],
    acts: [
      ...["open", "sent", "leave"].map((intent) => act(intent, {}, ["text"])),
      act("stop", { phone: "+923001234567" }, ["phone", "stopped"]),
    ],
  },
  "/outbox/:textId/open": { ...office, acts: [act("", {}, ["text"])] },
  "/leads": {
    ...office,
    query: ["state", "after", "q"],
    acts: [
      act("add", { name: "Ayesha", contact: "03001234567", channel: "phone", text: "Fees?" }, [
        "name",
        "contact",
        "text",
      ]),
      act("several", { to: "answered", chosen: "{lead}" }, ["chosen"]),
    ],
  },
  "/leads/replies": {
    ...office,
    acts: [act("save", { title: "Fees", en: "{fee}" }, ["title", "en", "ur", "ar"]), act("remove", {}, ["reply"])],
  },
  "/leads/trials": {
    ...office,
    query: ["at"],
    acts: [
      ...["texts", "teacher"].map((intent) =>
        act(intent, { course: "data-analyst", startsAt: "2026-11-28T13:00:00.000Z" }, [
          "course",
          "startsAt",
          "teacher",
        ]),
      ),
      act("came", { came: "yes" }, ["booking", "seen", "state", "dueAt", "comesBackAt", "movedAt"]),
    ],
  },
  "/leads/:leadId/hold": { ...office, acts: [act("", {}, ["lead"])] },
  "/leads/:leadId": {
    ...office,
    acts: [
      act("order", { request: "{request}", plan: "standard", schedule: "monthly" }, ["monthly", "plan"]),
      act("settle", { lead: "{lead}", state: "won", seen: "new" }, ["lead"]),
      act("assign", { lead: "{lead}", owner: "", seen: "" }, ["owner"]),
      act("remind", { lead: "{lead}", seen: "" }, ["comesBackAt", "seen"]),
      act("heard", { lead: "{lead}", channel: "phone" }, ["text"]),
      ...["email", "whatsapp", "note"].map((kind) =>
        act(kind, { lead: "{lead}", person: "{person}", subject: "Hi" }, ["text"]),
      ),
    ],
  },
  "/students": { ...office, query: ["q", "batch", "branch", "who", "after"] },
  "/students/chosen": {
    ...office,
    query: ["student", "q", "batch", "branch", "who"],
    acts: [act("move", { to: "x" }, ["place"])],
  },
  "/students.csv": { ...office, acts: [act("", { q: "x" }, ["student", "batch", "branch"])] },
  "/students/new": {
    ...office,
    acts: [
      act("add", { phone: "03001234567", relation: "father" }, [
        ...["name", "email", "phone", "batch", "guardianName", "guardianPhone", "guardianEmail", "sibling"],
      ]),
    ],
  },
  "/people/:personId/documents/:documentId": office,
  "/people/:personId": {
    ...office,
    query: ["family"],
    acts: [
      act("guardian", { person: "{person}", relation: "father" }, ["name", "phone", "email"]),
      act("unguardian", { person: "{person}" }),
      act("language", { person: "{person}", locale: "ur" }),
      act("family", { person: "{person}" }, ["with"]),
      act("leave family", { person: "{person}" }),
      act("order", { request: "{request}", plan: "standard", schedule: "monthly" }, ["monthly", "plan"]),
      act("details", { person: "{person}", seenName: "Ayesha" }, ["name", "phone", "email"]),
      act("merge", { kept: "{person}" }, ["email"]),
      act("unmerge", {}, ["merge"]),
      act("remove document", { document: "{uuid}" }),
      {
        ...{ send: "file", intent: "add document", base: { intent: "add document", id: "{uuid}", title: "B-form" } },
        ...{ file: "file", limit: limits.material, contents: { pdf: { first: "%PDF-1.7\n", again: "%PDF-1.7\n" } } },
      },
      act("note", { person: "{person}" }, ["text"]),
      act("email", { person: "{person}", formKey: "{uuid}" }, ["text"]),
    ],
  },
};
