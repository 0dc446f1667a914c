CREATE TABLE "audit_seals" (
	"number" integer PRIMARY KEY NOT NULL,
	"entries" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"previous" text NOT NULL,
	"seal" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lecture_upload_parts" (
	"upload_id" uuid NOT NULL,
	"start" bigint NOT NULL,
	"size" bigint NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "lecture_upload_parts_pkey" PRIMARY KEY("upload_id","start")
);
--> statement-breakpoint
CREATE TABLE "lecture_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" text NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"modified_at" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"refused" jsonb
);
--> statement-breakpoint
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
ALTER TABLE "audit_entries" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "seal_number" integer;--> statement-breakpoint
ALTER TABLE "lectures" ADD COLUMN "published_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "came_from" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "lecture_upload_parts" ADD CONSTRAINT "lecture_upload_parts_upload_id_lecture_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."lecture_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_marks_day" ON "visit_marks" USING btree ("day");--> statement-breakpoint
CREATE INDEX "audit_entries_seal" ON "audit_entries" USING btree ("seal_number","id");--> statement-breakpoint
CREATE INDEX "people_words" ON "people" USING gin (to_tsvector('simple', translate("name" || ' ' || coalesce("email", ''), '@.+-_', '     ')));