ALTER TABLE "people" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "refusal" text;