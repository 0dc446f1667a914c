ALTER TABLE "card_checkouts" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "card_checkouts" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD COLUMN "amount_minor" integer;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD COLUMN "currency" text;