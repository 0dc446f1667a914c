ALTER TABLE "receipts" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "fee_rules" ADD COLUMN "receipts" jsonb;