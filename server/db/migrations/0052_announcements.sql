CREATE TABLE "announcement_readers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"announcement_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"reached_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"author_id" text,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"batch_ids" jsonb NOT NULL,
	"to_group" text NOT NULL,
	"session_id" uuid,
	"by_email" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone,
	"spread_at" timestamp with time zone,
	"reminds_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "announcement_readers" ADD CONSTRAINT "announcement_readers_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_readers" ADD CONSTRAINT "announcement_readers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "announcement_readers_once_each" ON "announcement_readers" USING btree ("announcement_id","person_id");--> statement-breakpoint
CREATE INDEX "announcement_readers_person_id" ON "announcement_readers" USING btree ("person_id","reached_at");--> statement-breakpoint
CREATE INDEX "announcement_readers_unseen" ON "announcement_readers" USING btree ("person_id") WHERE "announcement_readers"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "announcements_created_at_id" ON "announcements" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "announcements_starts_at" ON "announcements" USING btree ("starts_at") WHERE "announcements"."spread_at" is null and "announcements"."taken_back_at" is null;--> statement-breakpoint
CREATE INDEX "announcements_reminds_at" ON "announcements" USING btree ("reminds_at") WHERE "announcements"."reminds_at" is not null;