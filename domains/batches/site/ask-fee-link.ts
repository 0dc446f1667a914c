import type { Site } from "#domains/content/rules/site.ts";
import { fillText } from "#shared/fill-text.ts";
import { whatsappLink } from "#shared/whatsapp-link.ts";

/** The names of a hidden fee's course, batch and plan. */
type Costing = { course: string } | { course: string; batch: string } | { plan: string };

/** The address of a chat that asks for a hidden fee. */
export function askFeeLink({ content, messages }: Site, of: Costing): string {
  const { ofCourse, ofBatch, ofPlan } = messages.labels.askFee;
  const question = "batch" in of ? ofBatch : ofCourse;
  const greeting = fillText("plan" in of ? ofPlan : question, of);
  return whatsappLink({ e164: content.company.whatsapp.e164, greeting });
}
