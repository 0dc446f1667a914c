ALTER TABLE "orders" ADD COLUMN "holds_money" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "end_told_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payment_proofs_sha256" ON "payment_proofs" USING btree ("sha256");--> statement-breakpoint
-- Orders that money came for, and those that staff opened, stay open from now on.
UPDATE "orders" SET "holds_money" = true WHERE (
	SELECT sum("amount_minor") FROM "ledger_entries" WHERE "order_id" = "orders"."id" AND "kind" IN ('payment', 'refund')
) < 0;--> statement-breakpoint
UPDATE "orders" SET "by_staff" = true WHERE EXISTS (
	SELECT FROM "audit_entries" WHERE "subject" = 'order' AND "subject_id" = "orders"."id"::text AND "verb" = 'openOrder'
);
