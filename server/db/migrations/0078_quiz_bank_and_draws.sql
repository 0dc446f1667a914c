CREATE TABLE "quiz_drawn" (
	"attempt_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "quiz_drawn_pkey" PRIMARY KEY("attempt_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "question_bank" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"topic" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"points" double precision NOT NULL,
	"options" jsonb NOT NULL,
	"key" jsonb NOT NULL,
	"explanation" text DEFAULT '' NOT NULL,
	"picture_key" text,
	"picture_size" integer,
	"picture_alt" text,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_draws" (
	"id" uuid PRIMARY KEY NOT NULL,
	"work_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"count" integer NOT NULL,
	"topic" text,
	"points" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "draw_id" uuid;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "bank_id" uuid;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "bank_version" integer;--> statement-breakpoint
ALTER TABLE "quiz_drawn" ADD CONSTRAINT "quiz_drawn_attempt_id_quiz_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."quiz_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_drawn" ADD CONSTRAINT "quiz_drawn_question_id_quiz_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."quiz_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_bank" ADD CONSTRAINT "question_bank_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_draws" ADD CONSTRAINT "quiz_draws_work_id_class_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."class_work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quiz_drawn_question_id" ON "quiz_drawn" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "question_bank_course_id_topic" ON "question_bank" USING btree ("course_id","topic");--> statement-breakpoint
CREATE INDEX "question_bank_picture_key" ON "question_bank" USING btree ("picture_key");--> statement-breakpoint
CREATE INDEX "quiz_draws_work_id_position" ON "quiz_draws" USING btree ("work_id","position");--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_draw_id_quiz_draws_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."quiz_draws"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_questions_one_copy_each" ON "quiz_questions" USING btree ("draw_id","bank_id","bank_version");