CREATE TABLE "batches" (
	"id" text PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"name" text NOT NULL,
	"mode" text NOT NULL,
	"schedule" text NOT NULL,
	"timing" text NOT NULL,
	"instructor" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"price" numeric(10, 2) NOT NULL,
	"seats" integer NOT NULL,
	"enrolled" integer DEFAULT 0 NOT NULL,
	"description" text NOT NULL,
	"secret_id_hash" text,
	CONSTRAINT "batches_seats_hold_enrolled" CHECK ("batches"."enrolled" between 0 and "batches"."seats")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"duration" text NOT NULL,
	"thumbnail" text,
	"rating" double precision NOT NULL,
	"students" text NOT NULL,
	"skills" jsonb NOT NULL,
	"level" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "courses_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"inquiry_type" text NOT NULL,
	"message" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lectures" (
	"id" text PRIMARY KEY NOT NULL,
	"batch_id" text NOT NULL,
	"batch_number" text NOT NULL,
	"lecture_number" integer NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "lectures_batch_id_lecture_number" UNIQUE("batch_id","lecture_number")
);
--> statement-breakpoint
CREATE TABLE "outlines" (
	"course_id" text PRIMARY KEY NOT NULL,
	"roadmap" text NOT NULL,
	"duration_weeks" integer NOT NULL,
	"months" jsonb NOT NULL,
	"weekly_schedule" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lectures" ADD CONSTRAINT "lectures_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outlines" ADD CONSTRAINT "outlines_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batches_course_id_start_date" ON "batches" USING btree ("course_id","start_date");--> statement-breakpoint
CREATE INDEX "inquiries_created_at" ON "inquiries" USING btree ("created_at");