ALTER TABLE "batches" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "batch_rules" ADD COLUMN "day_hours" jsonb;