import { redirect } from "react-router";
import { refusePage } from "./office.ts";

/**
 * A file for a spreadsheet, as the answer to a form. A member who has to show the second factor again is asked for it, and comes
 * back to the page `from`; any other refusal is a page with its status.
 */
export async function csvAnswer(fileName: string, from: string, make: () => Promise<string>): Promise<Response> {
  try {
    return new Response(await make(), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${fileName}"`,
      },
    });
  } catch (error) {
    const reason = error instanceof Error && "reason" in error ? error.reason : null;
    if (reason === "staff.verifyAgain") return redirect(`/verify?again&from=${encodeURIComponent(from)}`);
    if (reason === "staff.notAllowed" || reason === "lecture.noBatch") return redirect(from);
    return refusePage(error);
  }
}
