import { redirect } from "react-router";
import { readForm } from "#shared/read-form.ts";
import { ownPath } from "#ui/own-path.ts";
import { refusePage } from "./office.ts";

interface Asked {
  request: Request;
  /** Whether the form has fields, which the export is asked for with again. */
  hasFields?: true;
  fileName: string;
  /** The page of the form, where the browser does not name it. */
  page: string;
  /** The media type, where it is not CSV. */
  type?: string;
}

/**
 * A file for a spreadsheet, as the answer to a form. A member who has to pass the second factor again is asked for it,
 * and then comes back to the page of the form, where the file comes; any other refusal is a page with its status.
 */
export async function csvAnswer(
  { request, hasFields, fileName, page, type = "text/csv; charset=utf-8" }: Asked,
  make: (fields: FormData) => Promise<string | AsyncIterable<string | Uint8Array>>,
): Promise<Response> {
  let fields = new FormData();
  try {
    if (hasFields) fields = await readForm(request);
    const made = await make(fields);
    return new Response(typeof made === "string" ? made : inPieces(made), {
      headers: {
        "Content-Type": type,
        "Content-Disposition": `attachment; filename="${fileName}"`,
      },
    });
  } catch (error) {
    const reason = error instanceof Error && "reason" in error ? error.reason : null;
    if (reason === "staff.verifyAgain") {
      const from = withFile(pageOf(request, page), fileOf(request, fields));
      return redirect(`/verify?again&from=${encodeURIComponent(from)}`);
    }
    if (reason === "staff.notAllowed" || reason === "lecture.noBatch") return redirect(page);
    return refusePage(error);
  }
}

/** The page that the form stands on, as the browser names it: with its filters. */
function pageOf(request: Request, otherwise: string): string {
  const referrer = request.headers.get("Referer") ?? "";
  if (!URL.canParse(referrer)) return otherwise;
  const { host, pathname, search } = new URL(referrer);
  const isOwn = host === new URL(request.url).host && pathname.startsWith("/admin/");
  return isOwn ? ownPath(`${pathname.slice("/admin".length)}${search}`.replaceAll("+", "%20")) : otherwise;
}

function fileOf(request: Request, fields: FormData): string {
  const path = new URL(request.url).pathname.replace(/^\/admin/, "");
  const texts = [...fields].filter((field): field is [string, string] => typeof field[1] === "string");
  return texts.length > 0 ? `${path}?${new URLSearchParams(texts)}` : path;
}

function withFile(page: string, file: string): string {
  const [path, search = ""] = page.split("?");
  const asked = new URLSearchParams(search);
  asked.set("file", file);
  return `${path}?${asked}`.replaceAll("+", "%20");
}

/** A streamed file; the browser pulls each piece after the previous one. */
function inPieces(pieces: AsyncIterable<string | Uint8Array>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
