CREATE TABLE "announcement_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uploader_id" text,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"storage_key" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "file_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "announcement_files_uploaded_at" ON "announcement_files" USING btree ("uploaded_at");