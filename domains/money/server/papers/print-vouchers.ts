import { z } from "zod";
import type { Site } from "#domains/content/rules/site.ts";
import type { KnowsLanguages } from "#domains/content/server/email-deps.ts";
import { type VoucherRequest, voucherRequest } from "#domains/money/contract.ts";
import { readFeeRules } from "#domains/money/server/desk/fee-rules.ts";
import { findRegistered } from "#domains/money/server/desk/show-register.ts";
import { readStatements } from "#domains/money/server/ledger.ts";
import { type Claim, requireVoucherKey } from "#domains/money/server/order-links.ts";
import {
  findBranchesOf,
  findStudentOrder,
  findStudentOrders,
  type StudentOrder,
} from "#domains/money/server/queries/order-queries.ts";
import { findSponsor, findSponsored } from "#domains/money/server/queries/sponsor-queries.ts";
import { readReceiptRules } from "#domains/money/server/receipts/receipt-rules.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import { type Logo, logoOf } from "#server/pdf/logo.ts";
import type { PrintQueue } from "#server/pdf/print-queue.ts";
import { moneyStaff, query } from "#server/verb.ts";
import type { KnowsBranches } from "#server/within.ts";
import { fillText } from "#shared/fill-text.ts";
import { localeOf } from "#shared/formats/formats.ts";
import { sponsorVoucherOf } from "./sponsor-voucher.ts";
import { type VoucherPaper, voucherOf } from "./voucher.ts";

interface ReadDeps {
  database: Database;
  site: () => Site;
}

/** Prints vouchers as one PDF. */
export interface VoucherPrinter {
  /** `color` is the accent, as "#b45309". */
  print(papers: [VoucherPaper, ...VoucherPaper[]], color: string, logo: Logo): Promise<Uint8Array>;
}

type PrintDeps = ReadDeps & { voucherPrinter: VoucherPrinter; printQueue: PrintQueue };

/** Vouchers that one PDF holds at most. */
const mostVouchers = 500;

/** The content of an order's voucher, for the bearer of its link. Throws `forbidden`, also where nothing is to be paid. */
export async function showVoucher(
  { signedTokens, ...deps }: ReadDeps & { signedTokens: SignedTokens },
  claim: Claim,
): Promise<VoucherPaper> {
  await requireVoucherKey(signedTokens, claim);
  const found = await findStudentOrder(deps.database, claim.reference);
  const [paper] = found ? await papersOf(deps, [found]) : [];
  if (!paper) throw new AppError("forbidden", "voucher.link");
  return paper;
}

/** An order's voucher as a PDF, for the bearer of its link. Throws as `showVoucher`, and `unavailable` while many wait. */
export async function printVoucher(
  deps: PrintDeps & { signedTokens: SignedTokens },
  claim: Claim,
): Promise<{ content: Uint8Array; fileName: string }> {
  const paper = await showVoucher(deps, claim);
  const content = await deps.printQueue.print(() => draw(deps, [paper]));
  const { fileName } = deps.site().messages.vouchers;
  return { content, fileName: fillText(fileName, { reference: paper.reference.value }) };
}

/**
 * The vouchers of a batch, a branch, a teacher's students or all as one PDF, by batch and name: of all who have something to
 * pay, or only of those who owe it now or are late, each in its student's language. Throws `invalid` where there is none,
 * or for too many.
 */
export const printVouchers = query(
  { may: moneyStaff, officeOnly: "file", takes: [voucherRequest], branch: "own" },
  async (
    deps: PrintDeps & KnowsBranches & KnowsLanguages,
    request: VoucherRequest,
  ): Promise<{ content: Uint8Array; fileName: string }> => {
    const siteOfStudent = ({ student }: StudentOrder) => deps.inLanguage(localeOf(student.locale)).site();
    const named = await findNamed(deps, request);
    const papers = await papersOf({ ...deps, siteOfStudent }, named, request.show);
    const [first, ...others] = papers;
    if (!first) throw new AppError("invalid", "voucher.nothing");
    // Papers of one page are drawn in between.
    const content = await draw(deps, [first, ...others]);
    return { content, fileName: deps.site().messages.vouchers.allFileName };
  },
);

/** The orders of a part of the register, by batch and name. */
async function findNamed({ database, within }: ReadDeps & KnowsBranches, { of, id }: VoucherRequest) {
  const ids = (await findRegistered(database, { of, id, within }, new Date())).map(({ order }) => order.id);
  if (ids.length > mostVouchers) throw new AppError("invalid", "voucher.tooMany", { values: { most: mostVouchers } });
  return (await findStudentOrders(database, ids)).toSorted((one, other) => (nameKey(one) < nameKey(other) ? -1 : 1));
}

const nameKey = ({ batch, student }: StudentOrder) =>
  [batch?.name ?? "", student.firstName, student.lastName].join("\n").toLowerCase();

/**
 * The voucher of a company for all of the students that it pays for, a page for each currency with a list of them. Throws
 * `not_found` for an unknown company, and `invalid` where nothing is to be paid.
 */
export const printSponsorVoucher = query(
  { may: moneyStaff, officeOnly: "file", takes: [z.uuid()], branch: "own" },
  async (deps: PrintDeps & KnowsBranches, id: string): Promise<{ content: Uint8Array; fileName: string }> => {
    const sponsor = await findSponsor(deps.database, id);
    if (!sponsor) throw new AppError("not_found", "sponsor.unknown");
    const ids = (await findSponsored(deps.database, deps, id)).map(({ order }) => order.id);
    const all = (await findStudentOrders(deps.database, ids)).toSorted((one, other) =>
      nameKey(one) < nameKey(other) ? -1 : 1,
    );
    const { found, statements, told, branches } = await readAsked(deps, all);
    const sponsored = found.flatMap((one) => {
      const statement = statements.get(one.order.id);
      return statement ? [{ found: one, statement }] : [];
    });
    const [branchId = null, ...others] = new Set(branches.values());
    const papers = [...new Set(found.map(({ order }) => order.currency))].flatMap(
      (currency) =>
        sponsorVoucherOf(sponsor, currency, sponsored, { ...told, branchId: others.length > 0 ? null : branchId }) ??
        [],
    );
    const [first, ...rest] = papers;
    if (!first) throw new AppError("invalid", "voucher.nothing");
    return { content: await draw(deps, [first, ...rest]), fileName: deps.site().messages.vouchers.ofCompany.fileName };
  },
);

async function papersOf(
  { siteOfStudent, ...deps }: ReadDeps & { siteOfStudent?: (one: StudentOrder) => Site },
  all: StudentOrder[],
  show: VoucherRequest["show"] = "all",
) {
  const { found, statements, branches, told } = await readAsked(deps, all);
  return found.flatMap((one) => {
    const statement = statements.get(one.order.id);
    if (!statement || (show === "owes" && !statement.isDue) || (show === "late" && !statement.overdue)) return [];
    const site = siteOfStudent?.(one) ?? told.site;
    return voucherOf(one, statement, { ...told, site, branchId: branches.get(one.order.id) ?? null }) ?? [];
  });
}

/** How orders stand now, with the branches of their batches and what their vouchers say beside that. */
async function readAsked({ database, site }: ReadDeps, found: StudentOrder[]) {
  const now = new Date();
  const orders = found.map(({ order }) => order);
  const statements = await readStatements(database, orders, now);
  const ids = orders.map(({ id }) => id);
  const branches = ids.length > 0 ? await findBranchesOf(database, ids) : new Map<string, string | null>();
  const { rules } = await readFeeRules(database);
  const numbers = await readReceiptRules(database);
  return { found, statements, branches, told: { site: site(), rules, numbers, now } };
}

async function draw({ site, voucherPrinter }: PrintDeps, papers: [VoucherPaper, ...VoucherPaper[]]) {
  const { brand } = site().content.company;
  return await voucherPrinter.print(papers, brand.colors.accent.light, logoOf(brand));
}

/** Prints vouchers in this process; the libraries are loaded with the first one, as for receipts. */
export function createVoucherPrinter(): VoucherPrinter {
  return {
    async print(papers, color, logo) {
      const { drawVouchers } = await import("./draw-vouchers.ts");
      return await drawVouchers(papers, color, logo);
    },
  };
}
