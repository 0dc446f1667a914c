import { redirect } from "react-router";
import { refusePage, requireStudent } from "#classroom/request/student.ts";
import { isLocale } from "#shared/formats/formats.ts";
import { readForm } from "#shared/read-form.ts";
import { ownPath } from "#ui/own-path.ts";
import type { Route } from "./+types/language.ts";

/** Keeps the language that a student reads in, and leads back to their page. */
export async function action(given: Route.ActionArgs) {
  const { services, user } = requireStudent(given);
  const form = await readForm(given.request).catch(refusePage);
  const language = String(form.get("language"));
  if (!isLocale(language)) throw new Response(null, { status: 400 });
  await services.accounts.chooseLanguage(user, language).catch(refusePage);
  return redirect(ownPath(String(form.get("from"))), 303);
}

/** The address has no page of its own. */
export const loader = () => redirect("/");
