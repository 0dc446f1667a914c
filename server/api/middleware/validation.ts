import type { Hook } from "@hono/zod-openapi";
import type { AppEnv } from "#server/api/app-env.ts";
import { AppError } from "#server/services/app-error.ts";

const severalWrong = "Please check the marked fields and try again.";

/**
 * Turns what the contract refused into `invalid`: the first complaint about each field under the field's own name, as
 * the form shows it (`firstName`, not `formData.firstName`). An id in the path that cannot be one is `not_found`.
 */
export const refuseInvalid: Hook<unknown, AppEnv, string, unknown> = (result) => {
  if (result.success) return;
  if (result.target === "param") throw new AppError("not_found", "There is nothing at this address.");
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const name = String(issue.path.at(-1) ?? "body");
    fields[name] ??= name === "formData" ? "Please fill in the form." : issue.message;
  }
  // Of a form we do not know, no field can be judged.
  if (fields.formType) throw new AppError("invalid", fields.formType, { fields: { formType: fields.formType } });
  const [first, ...others] = Object.values(fields);
  throw new AppError("invalid", first && others.length === 0 ? first : severalWrong, { fields });
};
