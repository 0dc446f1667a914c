import type { Site } from "#domains/content/rules/site.ts";
import { fillText } from "#shared/fill-text.ts";
import { whatsappLink } from "#shared/whatsapp-link.ts";

/** The names of a hidden fee's course, batch and plan; or the fees of all courses. */
type Costing = "all" | { course: string } | { course: string; batch: string } | { plan: string };

/** The address of a chat that asks for a hidden fee. */
export function askFeeLink({ content, messages }: Site, of: Costing): string {
  return whatsappLink({ e164: content.company.whatsapp.e164, greeting: question(of, messages.labels.askFee) });
}

function question(of: Costing, { ofAll, ofCourse, ofBatch, ofPlan }: Site["messages"]["labels"]["askFee"]): string {
  if (of === "all") return ofAll;
  if ("plan" in of) return fillText(ofPlan, of);
  return fillText("batch" in of ? ofBatch : ofCourse, of);
}
