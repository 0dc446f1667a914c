import { data } from "react-router";
import type { ZodError } from "zod";
import { accountWords } from "#shared/content/account-pages.ts";
import { fieldErrors } from "./field-errors.ts";
import { readFormTexts } from "./read-form-texts.ts";
import { refusalOf } from "./refusal.ts";

/** What a form shows that was refused: why, what is wrong with which field, and what was written in it but passwords. */
export type FormRefusal = {
  message: string;
  fields: Record<string, string>;
  entered: { name?: string; email?: string };
};

/** An action's answer to a form the contract refuses. */
export function refuseFields(error: ZodError, entered: FormRefusal["entered"]) {
  return data<FormRefusal>(
    { message: accountWords.lookAtFields, fields: fieldErrors(error), entered },
    { status: 422 },
  );
}

/** An action's answer to what a business verb refused; rethrows anything else. */
export function refuse(error: unknown, entered: FormRefusal["entered"]) {
  const { status, message, fields, retryAfter } = refusalOf(error);
  const headers = new Headers(retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) });
  return data<FormRefusal>({ message, fields, entered }, { status, headers });
}

/** A form's fields as text, with those that may be shown again apart. */
export async function readForm(request: Request) {
  const form = await readFormTexts(request);
  const shown = (value: unknown) => (typeof value === "string" ? value.slice(0, 300) : "");
  return { form, entered: { name: shown(form.name), email: shown(form.email) } };
}
