CREATE TABLE "mail_spans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"pool" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_turns" (
	"mail_id" text PRIMARY KEY NOT NULL,
	"span_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"email" text,
	"about" text
);
--> statement-breakpoint
ALTER TABLE "batch_enrolments" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "batch_enrolments" ADD COLUMN "asked_from" text;--> statement-breakpoint
ALTER TABLE "batch_enrolments" ADD COLUMN "asked_by" text;--> statement-breakpoint
ALTER TABLE "batch_enrolments" ADD COLUMN "release_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_turns" ADD CONSTRAINT "mail_turns_span_id_mail_spans_id_fk" FOREIGN KEY ("span_id") REFERENCES "public"."mail_spans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_spans_recipient_pool" ON "mail_spans" USING btree ("recipient","pool") WHERE "mail_spans"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "mail_spans_ends_at" ON "mail_spans" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "mail_turns_span_id" ON "mail_turns" USING btree ("span_id","at");--> statement-breakpoint
CREATE INDEX "batch_enrolments_asked_from" ON "batch_enrolments" USING btree ("asked_from") WHERE "batch_enrolments"."state" = 'held' and "batch_enrolments"."proved_at" is null;--> statement-breakpoint
CREATE INDEX "batch_enrolments_asked_by" ON "batch_enrolments" USING btree ("asked_by") WHERE "batch_enrolments"."state" = 'held' and "batch_enrolments"."proved_at" is null;--> statement-breakpoint
-- What the last release let people have was theirs under its rules: open orders, held seats and places on waiting lists stay so.
UPDATE "orders" SET "proved_at" = "created_at";--> statement-breakpoint
UPDATE "batch_enrolments" SET "proved_at" = "created_at";
