import { redirect } from "react-router";
import { z } from "zod";
import { openOffice } from "#admin/request/office.ts";
import { voucherRequest } from "#domains/money/contract.ts";
import { refusalOf } from "#ui/form/refusal.ts";
import type { Route } from "./+types/fees-vouchers.ts";

/** The fee vouchers of a part of the register as one PDF, "?of=batch:web-evening&show=owes"; or a company's, "?of=sponsor:…". */
export async function loader({ request, context }: Route.LoaderArgs) {
  const office = openOffice(context);
  const asked = new URL(request.url).searchParams;
  if (!office) return redirect("/fees");
  const [of = "all", ...id] = (asked.get("of") ?? "all").split(":");
  const read =
    of === "sponsor"
      ? z.uuid().safeParse(id.join(":"))
      : voucherRequest.safeParse({ of, id: id.join(":"), show: asked.get("show") ?? undefined });
  if (!read.success) throw new Response(null, { status: 404 });
  try {
    const { content, fileName } =
      typeof read.data === "string"
        ? await office.verbs.printSponsorVoucher(read.data)
        : await office.verbs.printVouchers(read.data);
    return new Response(new Uint8Array(content), {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": `attachment; filename="${fileName}"`,
        "Cache-Control": "no-store",
      },
    });
  } catch (error) {
    const { status, message } = refusalOf(error, office.site.messages);
    return new Response(message, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
  }
}
