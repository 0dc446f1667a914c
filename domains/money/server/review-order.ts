import { shownBatch } from "#domains/catalogue/server/shown-batch.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { deskFigures, figuresOf } from "#domains/money/rules/figures.ts";
import { officeProofPath } from "#domains/money/rules/office-order-path.ts";
import { mayExpire, orderStateAt, takesMoney } from "#domains/money/rules/order-state.ts";
import { findLatestDecision } from "#domains/money/server/queries/order-changes.ts";
import { findStudentOrder } from "#domains/money/server/queries/order-queries.ts";
import { findProofs, findSameProofs, type PaymentProof } from "#domains/money/server/queries/payment-queries.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import { undrawnLettersIn } from "#server/pdf/undrawn-letters.ts";
import { moneyStaff, query } from "#server/verb.ts";
import { ofOrder } from "#server/within.ts";
import { shownTime } from "#shared/formats/shown-time.ts";
import type { Currency } from "#shared/money.ts";
import { readStatement } from "./ledger.ts";
import { findListedOrder, withReceiptPaths } from "./list-orders.ts";
import { voucherPath } from "./order-links.ts";
import { allowedVerdicts } from "./settle-order.ts";
import { isTakenOut } from "./taken-out.ts";

interface Deps {
  database: Database;
  signedTokens: SignedTokens;
  site: () => Site;
}

/** The pictures that every browser can show in the page. */
const shownTypes = ["image/jpeg", "image/png", "image/webp", "image/gif"];
/** The pictures of iPhones, which only some browsers show. */
const heicTypes = ["image/heic", "image/heif"];

/** An order with its proofs, for a decision about its payment. Throws `not_found`. */
async function showReview({ database, signedTokens, site }: Deps, reference: string) {
  const found = await findStudentOrder(database, reference);
  if (!found) throw new AppError("not_found", "order.unknown", { values: { reference } });
  const { order, student, batch, seat } = found;
  const { planTitle, courseTitle, months } = order;
  const state = orderStateAt(order, new Date());
  const { content, messages } = site();
  const { timeZone } = content.company.hours;
  const { lang } = messages.language;
  const sent = await findProofs(database, order.id);
  const decision = await findLatestDecision(database, order.id);
  const alsoAt = async (of: "sha256" | "transactionNumber") => {
    const values = sent.flatMap((proof) => proof[of] ?? []);
    const same = await findSameProofs(database, order.id, of, values);
    return (proof: PaymentProof) =>
      same.filter(({ value }) => value === proof[of]).map(({ reference: other, name }) => ({ reference: other, name }));
  };
  const [samePicture, sameNumber] = [await alsoAt("sha256"), await alsoAt("transactionNumber")];
  const statement = await readStatement(database, order);
  const proofs = sent.map((proof) => ({
    href: officeProofPath(reference, proof.id),
    sentAt: shownTime(proof.createdAt, "minute", timeZone, lang),
    shows: shownTypes.includes(proof.mediaType),
    /** The other orders to which the same file, or the same transaction number, was sent. */
    alsoAt: samePicture(proof),
    numberAlsoAt: sameNumber(proof),
    stated: statedIn(proof, order.currency, statement.asked.minor),
    isHeic: heicTypes.includes(proof.mediaType),
  }));
  const figures = figuresOf(statement);
  return {
    ...{ reference, state, planTitle, courseTitle, months },
    batch: batch && shownBatch(batch, { content, messages }),
    seat: seat?.state ?? null,
    /** The end of an unpaid seat's hold; null for every other, and for a hold that no time ends. */
    heldUntil: seat?.heldUntil && mayExpire(order) ? shownTime(seat.heldUntil, "minute", timeZone, lang) : null,
    /** Whether a person is known to have made the order: by its email's link, by money, or by staff. */
    isProved: order.provedAt !== null,
    /** Whether staff have taken its student out, so that money gives no seat. */
    takenOut: await isTakenOut(database, order),
    figures,
    /** The page of its fee voucher; null where nothing is to be paid. */
    voucher: figures.left !== null && takesMoney(state) ? await voucherPath(signedTokens, order) : null,
    openedAt: shownTime(order.createdAt, "minute", timeZone, lang),
    /** `phone` in E.164. */
    student: { name: `${student.firstName} ${student.lastName}`.trim(), email: student.email, phone: student.phone },
    /** The proofs, latest first. */
    proofs,
    /** The id of the latest proof, which a decision is about; empty if there is none. */
    latestProof: sent[0]?.id ?? "",
    /** The author and the time of the last decision. */
    decided: decision?.decidedBy
      ? { by: decision.decidedBy, at: shownTime(decision.at, "minute", timeZone, lang) }
      : null,
    /** The decisions that the order's state allows. */
    verdicts: allowedVerdicts(order, sent[0]),
  };
}

/** What the sender of a proof wrote of the payment; `differs` if it is not what is expected now, until it is decided about. */
function statedIn(
  { statedMinor, paidOn, transactionNumber, verdict }: PaymentProof,
  currency: Currency,
  expectedMinor: number,
) {
  if (statedMinor === null && paidOn === null && transactionNumber === null) return null;
  return {
    amount: statedMinor === null ? null : deskFigures(statedMinor, currency).amount,
    ...{ paidOn, transaction: transactionNumber },
    differs: verdict === null && statedMinor !== null && statedMinor !== expectedMinor,
  };
}

/** An order with its ledger and the paths of its receipts, and what a decision about its payment needs. */
export const findOrder = query({ may: moneyStaff, branch: ofOrder }, async (deps: Deps, reference: string) => {
  const review = await showReview(deps, reference);
  const [unprintable = []] = await undrawnLettersIn([review.student.name]);
  return {
    ...(await withReceiptPaths(deps, await findListedOrder(deps, reference))),
    ...{ review, unprintable },
  };
});
