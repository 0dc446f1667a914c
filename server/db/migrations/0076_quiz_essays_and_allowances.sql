CREATE TABLE "quiz_allowances" (
	"work_id" uuid NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"minutes" integer NOT NULL,
	"attempts" integer NOT NULL,
	"closes_at" timestamp with time zone,
	CONSTRAINT "quiz_allowances_pkey" PRIMARY KEY("work_id","enrolment_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_marks" (
	"attempt_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"points" double precision NOT NULL,
	"comment" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "quiz_marks_pkey" PRIMARY KEY("attempt_id","question_id"),
	CONSTRAINT "quiz_marks_points" CHECK ("quiz_marks"."points" >= 0)
);
--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "explanation" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "picture_key" text;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "picture_size" integer;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "picture_alt" text;--> statement-breakpoint
ALTER TABLE "quiz_allowances" ADD CONSTRAINT "quiz_allowances_work_id_class_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."class_work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_allowances" ADD CONSTRAINT "quiz_allowances_enrolment_id_batch_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."batch_enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_marks" ADD CONSTRAINT "quiz_marks_attempt_id_quiz_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."quiz_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_marks" ADD CONSTRAINT "quiz_marks_question_id_quiz_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."quiz_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quiz_allowances_enrolment_id" ON "quiz_allowances" USING btree ("enrolment_id");--> statement-breakpoint
CREATE INDEX "quiz_questions_picture_key" ON "quiz_questions" USING btree ("picture_key");