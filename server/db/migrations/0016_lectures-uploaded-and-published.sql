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
ALTER TABLE "lectures" ADD COLUMN "published_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "lecture_upload_parts" ADD CONSTRAINT "lecture_upload_parts_upload_id_lecture_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."lecture_uploads"("id") ON DELETE cascade ON UPDATE no action;