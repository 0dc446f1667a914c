import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Orders } from "#domains/money/server/orders.ts";
import { cachePolicy, errorAnswers } from "#server/http/endpoint.ts";
import type { AppEnv } from "#server/http/request.ts";
import { type Locale, localeOf, locales } from "#shared/formats/formats.ts";

/** The language of a paper: that of the page that leads to it. */
const lang = z
  .string()
  .optional()
  .meta({ description: `The language of the paper: ${locales.join(", ")}; English without it.` });

const readReceipt = createRoute({
  method: "get",
  path: "/receipts/{number}/pdf",
  summary: "Download a receipt",
  description: "The receipt of a payment, or the credit note of a refund, as a PDF; for the bearer of its link.",
  request: {
    params: z.object({ number: z.string() }),
    query: z.object({
      key: z.string().optional().meta({ description: "The key from the link." }),
      paper: z.string().optional().meta({ description: "80 for the 80 mm of a thermal printer; A4 without it." }),
      lang,
    }),
  },
  responses: {
    200: {
      description: "The PDF.",
      content: { "application/pdf": { schema: { type: "string", format: "binary" } } },
    },
    ...errorAnswers("forbidden", "throttled"),
  },
});

const readVoucher = createRoute({
  method: "get",
  path: "/vouchers/{reference}/pdf",
  summary: "Download a fee voucher",
  description: "What is next to be paid for an order, as a PDF of three parts; for the bearer of its link.",
  request: {
    params: z.object({ reference: z.string() }),
    query: z.object({ key: z.string().optional().meta({ description: "The key from the link." }), lang }),
  },
  responses: readReceipt.responses,
});

interface PrintedIn {
  readersIn: (locale: Locale) => { orders: Pick<Orders, "printReceipt" | "printVoucher"> };
}

/** Receipts and fee vouchers as files. */
export function receiptsApi({ readersIn }: PrintedIn) {
  const ordersIn = (asked: string | undefined) => readersIn(localeOf(asked)).orders;
  return new OpenAPIHono<AppEnv>()
    .openapi(readReceipt, async (c) => {
      const { key = null, paper, lang: asked } = c.req.valid("query");
      const claim = { number: c.req.valid("param").number, key, isSlip: paper === "80" };
      const { content, fileName } = await ordersIn(asked).printReceipt(claim);
      return c.body(new Uint8Array(content), 200, headersOf(fileName));
    })
    .openapi(readVoucher, async (c) => {
      const { key = null, lang: asked } = c.req.valid("query");
      const claim = { reference: c.req.valid("param").reference, key };
      const { content, fileName } = await ordersIn(asked).printVoucher(claim);
      return c.body(new Uint8Array(content), 200, headersOf(fileName));
    });
}

const headersOf = (fileName: string) => ({
  "Content-Type": "application/pdf",
  "Content-Disposition": `attachment; filename="${fileName}"`,
  "Cache-Control": cachePolicy.never,
  "X-Robots-Tag": "noindex",
});
