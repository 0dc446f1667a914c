CREATE TABLE "demo_bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"course_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"time_zone" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"cancelled_at" timestamp with time zone,
	"form_key" uuid,
	CONSTRAINT "demo_bookings_form_key_unique" UNIQUE("form_key")
);
--> statement-breakpoint
CREATE TABLE "demo_slots" (
	"course_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "demo_slots_course_id_starts_at_pk" PRIMARY KEY("course_id","starts_at"),
	CONSTRAINT "demo_slots_taken" CHECK ("demo_slots"."taken" >= 0)
);
--> statement-breakpoint
ALTER TABLE "demo_bookings" ADD CONSTRAINT "demo_bookings_slot" FOREIGN KEY ("course_id","starts_at") REFERENCES "public"."demo_slots"("course_id","starts_at") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "demo_bookings_one_place_each" ON "demo_bookings" USING btree ("course_id","starts_at","email") WHERE "demo_bookings"."cancelled_at" is null;