import { redirect } from "react-router";
import { openOffice, refusePage } from "#admin/request/office.ts";
import { readForm } from "#shared/read-form.ts";
import { fileResponse } from "#ui/document/attachment.ts";
import type { Route } from "./+types/status-backup.ts";

const page = "/status";

/**
 * The newest backup as an encrypted file, as the answer to a form. Who has to pass the second factor again comes back to
 * the page and types the passphrase again: it is part of no address.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const office = openOffice(context);
  if (!office) return redirect(page);
  try {
    const passphrase = (await readForm(request)).get("passphrase");
    const file = await office.verbs.downloadBackup(typeof passphrase === "string" ? passphrase : "");
    return fileResponse({ ...file, mediaType: "application/octet-stream" });
  } catch (error) {
    const reason = error instanceof Error && "reason" in error ? error.reason : null;
    if (reason === "staff.verifyAgain") return redirect(`/verify?again&from=${encodeURIComponent(page)}`);
    if (reason === "backup.passphrase") return redirect(`${page}?short`);
    if (reason === "backup.none" || reason === "staff.notAllowed") return redirect(page);
    return refusePage(error);
  }
}
