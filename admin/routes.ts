import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the back office, below `/admin`. */
export default [
  route("invitation", "routes/invitation.tsx"),
  route("verify", "routes/verify.tsx"),
  route("codes", "routes/codes.tsx"),
  route("batches/:batchId/class.csv", "routes/class-csv.ts"),
  route("audit.csv", "routes/audit-csv.ts"),
  route("figures.csv", "routes/figures-csv.ts"),
  route("passkey", "routes/passkey.ts"),
  route("find", "routes/find.ts"),
  route("photo", "routes/photo.ts"),
  layout("routes/office.tsx", [
    index("routes/today.tsx"),
    route("leads", "routes/leads.tsx", [route(":leadId", "routes/lead.tsx")]),
    route("people/:personId", "routes/person.tsx"),
    route("payments", "routes/payments.tsx", [route(":reference", "routes/payment.tsx")]),
    route("discounts", "routes/discounts.tsx"),
    route("batches", "routes/batches.tsx"),
    route("batches/new", "routes/batch-new.tsx"),
    route("batches/:batchId", "routes/batch.tsx", [
      index("routes/batch-class.tsx"),
      route("paste", "routes/batch-paste.tsx"),
      route("lectures", "routes/batch-lectures.tsx"),
      route("settings", "routes/batch-settings.tsx"),
    ]),
    route("figures", "routes/figures.tsx"),
    route("content", "routes/content.tsx"),
    route("content/new/:kind", "routes/content-new.tsx"),
    route("content/publish", "routes/content-publish.tsx"),
    route("content/questions", "routes/content-questions.tsx"),
    route("content/:kind/:id", "routes/document.tsx", [
      index("routes/document-edit.tsx"),
      route("compare", "routes/document-compare.tsx"),
      route("preview", "routes/document-preview.tsx"),
      route("history", "routes/document-history.tsx"),
    ]),
    route("audit", "routes/audit.tsx"),
    route("staff", "routes/staff.tsx"),
    route("security", "routes/security.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
