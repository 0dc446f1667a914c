import { redirect } from "react-router";
import { refusePage, requireOffice } from "#admin/request/office.ts";
import { isLocale } from "#shared/formats/formats.ts";
import { readForm } from "#shared/read-form.ts";
import { ownPath } from "#ui/own-path.ts";
import type { Route } from "./+types/language.ts";

/** Keeps the language that a member reads the office in, and leads back to their screen. */
export async function action(given: Route.ActionArgs) {
  const { office, access } = requireOffice(given);
  const form = await readForm(given.request).catch(refusePage);
  const language = String(form.get("language"));
  if (!isLocale(language)) throw new Response(null, { status: 400 });
  await office.chooseLanguage(access.member.userId, language).catch(refusePage);
  return redirect(ownPath(String(form.get("from"))), 303);
}

/** The address has no screen of its own. */
export const loader = () => redirect("/security");
