CREATE TABLE "saved_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"texts" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text
);
--> statement-breakpoint
ALTER TABLE "person_messages" ADD COLUMN "language" text;