CREATE TABLE "visit_counts" (
	"day" date NOT NULL,
	"source" text NOT NULL,
	"country" text NOT NULL,
	"course_id" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "visit_counts_day_course_id_source_country_pk" PRIMARY KEY("day","course_id","source","country")
);
--> statement-breakpoint
CREATE TABLE "visit_marks" (
	"day" date NOT NULL,
	"mark" text NOT NULL,
	"course_id" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "visit_marks_day_mark_course_id_pk" PRIMARY KEY("day","mark","course_id")
);
--> statement-breakpoint
CREATE TABLE "visit_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "came_from" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "country" text;--> statement-breakpoint
CREATE INDEX "visit_marks_day" ON "visit_marks" USING btree ("day");