import { readForm, UnreadableForm } from "#shared/read-form.ts";
import { formTexts } from "./refused-form.ts";

/** The text fields of a request's form, by name, without files. Empty without a form that can be parsed. */
export async function readFormTexts(request: Request): Promise<Record<string, string>> {
  try {
    return formTexts(await readForm(request));
  } catch (error) {
    if (error instanceof UnreadableForm) return {};
    throw error;
  }
}
