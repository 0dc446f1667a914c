import { redirect } from "react-router";
import { refusePage } from "./office.ts";

/**
 * A file for a spreadsheet, as the answer to a form. A member who has to pass the second factor again is asked for it,
 * and comes back to the page `from`; any other refusal is a page with its status.
 */
export async function csvAnswer(
  fileName: string,
  from: string,
  make: () => Promise<string | AsyncIterable<string>>,
): Promise<Response> {
  try {
    const made = await make();
    return new Response(typeof made === "string" ? made : inPieces(made), {
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

/** A streamed text; the browser pulls each piece after the previous one. */
function inPieces(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
