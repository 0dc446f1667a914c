import type { Policy } from "./policies/policy.ts";
import { privacyPolicy } from "./policies/privacy.ts";
import { refundPolicy } from "./policies/refund.ts";
import { termsOfService } from "./policies/terms.ts";

/** The three policies, in the footer's order. */
export const policies: Policy[] = [privacyPolicy, termsOfService, refundPolicy];
