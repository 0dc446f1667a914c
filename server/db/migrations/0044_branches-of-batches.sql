ALTER TABLE "batches" ADD COLUMN "branch_id" text;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "room_id" text;