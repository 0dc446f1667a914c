CREATE TABLE "work_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"work_id" uuid,
	"form_id" uuid,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"storage_key" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_files_work_id_form_id" UNIQUE("work_id","form_id")
);
--> statement-breakpoint
ALTER TABLE "class_work" ADD COLUMN "weight" double precision DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "grades" ADD COLUMN "is_excused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "work_files" ADD CONSTRAINT "work_files_work_id_class_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."class_work"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_files_work_id" ON "work_files" USING btree ("work_id");--> statement-breakpoint
ALTER TABLE "class_work" ADD CONSTRAINT "class_work_weight" CHECK ("class_work"."weight" >= 0);