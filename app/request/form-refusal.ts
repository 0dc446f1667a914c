import { data, type RouterContextProvider } from "react-router";
import type { ZodError, ZodType } from "zod";
import type { Messages } from "#shared/words.ts";
import { fieldErrors } from "#ui/form/field-errors.ts";
import { readFormTexts } from "#ui/form/read-form-texts.ts";
import { refusalOf } from "#ui/form/refusal.ts";
import { siteContext } from "./contexts.ts";

/** The content of a refused form: the reason, the error of each field, and the input except passwords. */
export type FormRefusal = {
  message: string;
  fields: Record<string, string>;
  entered: { name?: string; email?: string; phone?: string };
};

/** The refusal of a form that fails its contract; its status is 422. */
export function refusedFields(error: ZodError, entered: FormRefusal["entered"], { errors }: Messages): FormRefusal {
  return { message: errors["form.fields"], fields: fieldErrors(error, errors), entered };
}

/** An action's answer to a service's refusal; rethrows other errors. */
export function refuse(error: unknown, entered: FormRefusal["entered"], messages: Messages) {
  const { status, message, fields, retryAfter } = refusalOf(error, messages);
  const headers = new Headers(retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) });
  return data<FormRefusal>({ message, fields, entered }, { status, headers });
}

type FormArgs = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * An account form's action: checks the form, with the values in `added`, by its contract and calls `act`, whose result is
 * the answer. A wrong form and a service's refusal are answered as a `FormRefusal`; other errors are rethrown.
 */
export async function handleForm<Input, Answer>(
  { request, context }: FormArgs,
  contract: ZodType<Input>,
  act: (input: Input) => Promise<Answer>,
  added: Record<string, string> = {},
) {
  const { messages } = context.get(siteContext);
  const form = await readFormTexts(request);
  const shown = (value = "") => value.slice(0, 300);
  const entered = { name: shown(form.name), email: shown(form.email) };
  const parsed = contract.safeParse({ ...form, ...added });
  if (!parsed.success) return data(refusedFields(parsed.error, entered, messages), { status: 422 });
  try {
    return await act(parsed.data);
  } catch (error) {
    return refuse(error, entered, messages);
  }
}
