CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"actor_id" text,
	"verb" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "batch_enrolments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"person_id" uuid NOT NULL,
	"batch_id" text NOT NULL,
	"state" text NOT NULL,
	"held_until" timestamp with time zone,
	"position" bigint,
	"is_paid" boolean DEFAULT false NOT NULL,
	"offered_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "batch_enrolments_held_until" CHECK (("batch_enrolments"."state" = 'held') = ("batch_enrolments"."held_until" is not null)),
	CONSTRAINT "batch_enrolments_position" CHECK (("batch_enrolments"."state" = 'waitlisted') = ("batch_enrolments"."position" is not null))
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"person_id" uuid NOT NULL,
	"source" text NOT NULL,
	"about" uuid NOT NULL,
	"owner" text,
	"state" text DEFAULT 'new' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leads_about" UNIQUE("about")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"locale" text DEFAULT 'en' NOT NULL,
	"user_id" text,
	"merged_into" uuid,
	CONSTRAINT "people_email" UNIQUE("email"),
	CONSTRAINT "people_user_id" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "person_merges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kept_id" uuid NOT NULL,
	"merged_id" uuid NOT NULL,
	"followers" jsonb NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "demo_bookings" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "batch_id" text;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "order_changes" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "batch_enrolment_id" uuid;--> statement-breakpoint
ALTER TABLE "batch_enrolments" ADD CONSTRAINT "batch_enrolments_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_enrolments" ADD CONSTRAINT "batch_enrolments_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_merges" ADD CONSTRAINT "person_merges_kept_id_people_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_merges" ADD CONSTRAINT "person_merges_merged_id_people_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "batch_enrolments_one_place_each" ON "batch_enrolments" USING btree ("person_id","batch_id") WHERE "batch_enrolments"."state" in ('held', 'active', 'waitlisted');--> statement-breakpoint
CREATE INDEX "batch_enrolments_batch_id_state" ON "batch_enrolments" USING btree ("batch_id","state");--> statement-breakpoint
CREATE INDEX "batch_enrolments_held_until" ON "batch_enrolments" USING btree ("held_until") WHERE "batch_enrolments"."state" = 'held';--> statement-breakpoint
CREATE INDEX "batch_enrolments_created_at_id" ON "batch_enrolments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leads_created_at_id" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leads_state_due_at" ON "leads" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "leads_person_id" ON "leads" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "people_phone" ON "people" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "people_merged_into" ON "people" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "people_created_at_id" ON "people" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "person_merges_kept_id" ON "person_merges" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "person_merges_merged_id" ON "person_merges" USING btree ("merged_id");--> statement-breakpoint
ALTER TABLE "demo_bookings" ADD CONSTRAINT "demo_bookings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_batch_enrolment_id_batch_enrolments_id_fk" FOREIGN KEY ("batch_enrolment_id") REFERENCES "public"."batch_enrolments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demo_bookings_person_id" ON "demo_bookings" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "enrolments_person_id" ON "enrolments" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "inquiries_person_id" ON "inquiries" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "orders_batch_enrolment_id" ON "orders" USING btree ("batch_enrolment_id");--> statement-breakpoint
INSERT INTO "people" ("id", "created_at", "name", "email", "phone")
SELECT gen_random_uuid(), min("at"), (array_agg("name" ORDER BY "at"))[1], "address", (array_agg("number" ORDER BY "at") FILTER (WHERE "number" <> ''))[1]
FROM (
	SELECT "created_at" AS "at", trim("first_name" || ' ' || "last_name") AS "name", lower("email") AS "address", "phone" AS "number" FROM "enrolments"
	UNION ALL SELECT "created_at", "name", lower("email"), "phone" FROM "demo_bookings"
	-- An inquiry's number is as it was typed.
	UNION ALL SELECT "created_at", trim("first_name" || ' ' || "last_name"), lower("email"), '' FROM "inquiries"
) AS "contacts" WHERE "address" <> '' GROUP BY "address";--> statement-breakpoint
UPDATE "enrolments" SET "person_id" = "people"."id" FROM "people" WHERE "people"."email" = lower("enrolments"."email");--> statement-breakpoint
UPDATE "demo_bookings" SET "person_id" = "people"."id" FROM "people" WHERE "people"."email" = lower("demo_bookings"."email");--> statement-breakpoint
UPDATE "inquiries" SET "person_id" = "people"."id" FROM "people" WHERE "people"."email" = lower("inquiries"."email");
