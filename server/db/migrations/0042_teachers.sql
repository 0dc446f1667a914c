CREATE TABLE "teachers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"user_id" text,
	"page_id" text,
	"kept_apart" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "teachers_user_id" UNIQUE("user_id"),
	CONSTRAINT "teachers_page_id" UNIQUE("page_id")
);
--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "teacher_id" uuid;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD COLUMN "teacher_id" uuid;--> statement-breakpoint
ALTER TABLE "class_sessions" ADD COLUMN "teacher_id" uuid;--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_sessions" ADD CONSTRAINT "class_sessions_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batches_teacher_id" ON "batches" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "class_sessions_teacher_id_starts_at" ON "class_sessions" USING btree ("teacher_id","starts_at");