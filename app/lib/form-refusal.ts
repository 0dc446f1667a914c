import { data } from "react-router";
import type { ZodError } from "zod";
import { accountWords } from "#shared/content/account-pages.ts";
import { fieldErrors } from "./field-errors.ts";
import { readFormTexts } from "./read-form-texts.ts";
import { refusalOf } from "./refusal.ts";

/** What a refused form shows: the reason, the error of each field, and what was entered except passwords. */
export type FormRefusal = {
  message: string;
  fields: Record<string, string>;
  entered: { name?: string; email?: string };
};

/** An action's answer to a form that fails its contract. */
export function refuseFields(error: ZodError, entered: FormRefusal["entered"]) {
  return data<FormRefusal>(
    { message: accountWords.lookAtFields, fields: fieldErrors(error), entered },
    { status: 422 },
  );
}

/** An action's answer to a service's refusal; rethrows other errors. */
export function refuse(error: unknown, entered: FormRefusal["entered"]) {
  const { status, message, fields, retryAfter } = refusalOf(error);
  const headers = new Headers(retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) });
  return data<FormRefusal>({ message, fields, entered }, { status, headers });
}

/** A form's fields as text, and separately those that may be shown again. */
export async function readForm(request: Request) {
  const form = await readFormTexts(request);
  const shown = (value: unknown) => (typeof value === "string" ? value.slice(0, 300) : "");
  return { form, entered: { name: shown(form.name), email: shown(form.email) } };
}
