ALTER TABLE "batches" ALTER COLUMN "price" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "from_document" boolean DEFAULT false NOT NULL;