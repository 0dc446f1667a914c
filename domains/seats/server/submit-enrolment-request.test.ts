import { PGlite } from "@electric-sql/pglite";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { hasProof, keepsHold } from "#domains/money/server/queries/order-queries.ts";
import type { EnrolmentRequest } from "#domains/seats/contract/enrolment.ts";
import { type OpenDatabase, openEmbedded } from "#server/db/client.ts";
import type { EmailRequest } from "#server/mail/email-queue.ts";
import { createEnrolmentRequests, type PlanRequest } from "./submit-enrolment-request.ts";
import { enrolmentRequests } from "./tables.ts";

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openEmbedded(await PGlite.create());
}, 60_000);
afterEach(async () => {
  await opened.database.delete(enrolmentRequests);
});
afterAll(async () => await opened.close());

const person = { firstName: "Lena", lastName: "Vogt", email: "lena@example.com", phone: "+4930123456", message: "" };
const planForm: EnrolmentRequest = {
  formType: "registration-form",
  formData: { ...person, course: "data-analyst", batch: "", plan: "premium", schedule: "whole", country: "Germany" },
};
const simpleForm: EnrolmentRequest = {
  formType: "enrollment-form",
  formData: { ...person, course: "data-analyst", batch: "", country: "Pakistan" },
};

const from = { address: "192.0.2.1" };

/** The deps of the verb, which record the queued emails and the opened orders; `fails` makes one of the two fail. */
function deps(fails: "mail" | "order" | "nothing" = "nothing") {
  const mails: EmailRequest[] = [];
  const paid: PlanRequest[] = [];
  return {
    mails,
    paid,
    database: opened.database,
    site: () => demoSite,
    announce: async () => {},
    keepsHold,
    hasProof,
    ...{ secret: "a secret of this test's own", hasMail: () => true },
    emailQueue: {
      async enqueue(_transaction: unknown, requests: EmailRequest[]) {
        if (fails === "mail") throw new Error("queue refused");
        mails.push(...requests);
      },
    },
    orders: {
      async open(_transaction: unknown, places: { place: PlanRequest }[]) {
        if (fails === "order") throw new Error("order refused");
        paid.push(...places.map(({ place }) => place));
        return places.map(({ place: { id } }) => ({ reference: `DG-${id}`, payPath: `/pay/${id}` }));
      },
    },
  };
}

it("prices an order by where the server sees the visitor, whatever country was posted", async () => {
  const all = deps();
  const { formData } = planForm;
  const posted = { ...planForm, formData: { ...formData, country: "Pakistan" } } as EnrolmentRequest;
  await createEnrolmentRequests(all)(posted, { ...from, locatedIn: "DE" });
  expect(all.paid).toMatchObject([{ country: "DE" }]);
});

it("opens an order for the plan form and answers where it is paid; a repeat gets the same answer", async () => {
  const all = deps();
  const first = await createEnrolmentRequests(all)(planForm, from);
  expect(first.next).toBe(`/pay/${first.id}`);
  expect(all.paid).toMatchObject([{ id: first.id, courseId: "data-analyst", plan: "premium", country: null }]);
  expect(await createEnrolmentRequests(all)(planForm, from)).toEqual(first);
  expect(all.mails.map(({ email }) => email)).toEqual(["enrolment-staff"]);
  expect(new Set(all.paid.map(({ id }) => id))).toEqual(new Set([first.id]));
});

it("opens none for the simple form", async () => {
  const all = deps();
  expect(await createEnrolmentRequests(all)(simpleForm, from)).toEqual({ id: expect.any(String) });
  expect(all.paid).toEqual([]);
});

it.each(["mail", "order"] as const)("stores nothing if the %s cannot be stored with it", async (fails) => {
  await expect(createEnrolmentRequests(deps(fails))(planForm, from)).rejects.toThrow("refused");
  expect(await opened.database.select().from(enrolmentRequests)).toEqual([]);
});

it("stores what arrives together in one transaction, the same request once, and refuses the one that is wrong alone", async () => {
  const all = deps();
  let transactions = 0;
  const database = new Proxy(all.database, {
    get: (target, name, receiver) => {
      if (name === "transaction") transactions += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  const submit = createEnrolmentRequests({ ...all, database });
  const formOf = (email: string, more = {}) =>
    ({ ...planForm, formData: { ...planForm.formData, email, ...more } }) as EnrolmentRequest;
  const asked = [
    submit(formOf("first@example.com"), from),
    submit(formOf("lena@example.com"), from),
    submit(formOf("lena@example.com"), from),
    submit(formOf("wrong@example.com", { course: "no-course" }), from),
    submit(formOf("last@example.com"), { ...from, idempotencyKey: "the same sending" }),
    submit(formOf("last@example.org"), { ...from, idempotencyKey: "the same sending" }),
  ];
  const answers = await Promise.allSettled(asked);
  const ids = answers.map((one) => (one.status === "fulfilled" ? one.value.id : String(one.reason.reason)));
  expect(ids[3]).toBe("enrolment.course");
  expect(ids[2]).toBe(ids[1]);
  expect(ids[5]).toBe(ids[4]);
  expect(new Set(ids).size).toBe(4);
  expect(transactions).toBe(1);
  expect(await opened.database.select().from(enrolmentRequests)).toHaveLength(3);
  expect(all.mails.map(({ email }) => email)).toEqual(Array.from({ length: 3 }, () => "enrolment-staff"));
});
