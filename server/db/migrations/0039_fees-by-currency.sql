ALTER TABLE "batches" ALTER COLUMN "price" SET DATA TYPE numeric(12, 3);--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "price_currency" text;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "currency" text;