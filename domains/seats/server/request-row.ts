import { createHash } from "node:crypto";
import { isSoldIn, planOf } from "#domains/content/rules/course-price.ts";
import { findOfferedCourse, type Site } from "#domains/content/rules/site.ts";
import { type EnrolmentRequest, fromHome } from "#domains/seats/contract/enrolment.ts";
import { fieldError } from "#server/app-error.ts";
import type { StoredBatch } from "./batches-with-seats.ts";
import type { NewEnrolmentRequest } from "./request-queries.ts";
import { hasEnded } from "./seats.ts";

/**
 * The stored columns of a form, in a fixed order whatever order they were sent in; `chosen` is the batch that it names, if
 * there is one. Throws `invalid` for an unknown course or plan, a batch of another course or one that is hidden or over,
 * and a number that cannot be one in its country.
 */
export function rowOf(
  { site }: { site: () => Site },
  { formType, formData }: EnrolmentRequest,
  chosen: StoredBatch | undefined,
) {
  const { content } = site();
  const {
    course,
    batch,
    country = null,
    ...others
  } = formType === "registration-form" ? formData : asFromHome(content.company.address.countryCode, formData);
  const found = findOfferedCourse(content, course);
  if (!found) throw fieldError("course", "enrolment.course");
  const courseId = found.id;
  if (formType === "registration-form" && !isSoldIn(found, formData.plan)) throw fieldError("plan", "enrolment.plan");
  if (batch && chosen?.courseId !== courseId) throw fieldError("batch", "enrolment.batch");
  if (chosen?.isHidden) throw fieldError("batch", "enrolment.batchHidden");
  if (chosen && hasEnded(chosen, new Date())) throw fieldError("batch", "enrolment.batchEnded");
  // Each answer has a column of its own name: without one this does not compile.
  const own: Pick<NewEnrolmentRequest, keyof typeof others> = others;
  const answers = { ...own, courseId, batchId: batch || null, country };
  if (formType !== "registration-form") return { form: "simple" as const, ...answers, plan: null, schedule: null };
  const plan = planOf(found, content.plans, formData.plan)?.id ?? formData.plan;
  return { form: "plan" as const, ...answers, plan, schedule: formData.schedule };
}

/** A form without a country, as one from the institute's own. Throws `invalid` for a number that cannot be one there. */
function asFromHome(code: string, form: Parameters<typeof fromHome>[0]) {
  const read = fromHome(form, code);
  if ("wrong" in read) throw fieldError("phone", read.wrong);
  return read.form;
}

/** The mark by which the same content is known again. */
export function fingerprintOf(row: ReturnType<typeof rowOf>): string {
  return createHash("sha256").update(JSON.stringify(row)).digest("hex");
}
