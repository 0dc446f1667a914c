CREATE TABLE "kept_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"lecture_id" text NOT NULL,
	"lecture_number" integer NOT NULL,
	"lecture_title" text NOT NULL,
	"at_second" integer,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"question_id" uuid,
	"kept_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_answers_question_id" UNIQUE("question_id")
);
--> statement-breakpoint
CREATE TABLE "class_question_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"enrolment_id" uuid,
	"author_id" text,
	"answer_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"waited_since" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_why" text,
	CONSTRAINT "class_question_messages_once_each" UNIQUE("question_id","answer_id")
);
--> statement-breakpoint
CREATE TABLE "class_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" text NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"place" text NOT NULL,
	"place_id" text NOT NULL,
	"at_second" integer,
	"to_readers" text NOT NULL,
	"text" text NOT NULL,
	"picture_key" text,
	"picture_type" text,
	"picture_size" integer,
	"asked_at" timestamp with time zone NOT NULL,
	"waits_since" timestamp with time zone,
	"read_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_why" text,
	CONSTRAINT "class_questions_enrolment_id_key" UNIQUE("enrolment_id","key")
);
--> statement-breakpoint
ALTER TABLE "kept_answers" ADD CONSTRAINT "kept_answers_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_answers" ADD CONSTRAINT "kept_answers_question_id_class_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."class_questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_question_messages" ADD CONSTRAINT "class_question_messages_question_id_class_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."class_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_question_messages" ADD CONSTRAINT "class_question_messages_enrolment_id_batch_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."batch_enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_questions" ADD CONSTRAINT "class_questions_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_questions" ADD CONSTRAINT "class_questions_enrolment_id_batch_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."batch_enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_answers_course_id" ON "kept_answers" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "class_question_messages_question_id_at" ON "class_question_messages" USING btree ("question_id","at");--> statement-breakpoint
CREATE INDEX "class_question_messages_answer_id" ON "class_question_messages" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "class_question_messages_enrolment_id" ON "class_question_messages" USING btree ("enrolment_id");--> statement-breakpoint
CREATE INDEX "class_questions_batch_id_asked_at" ON "class_questions" USING btree ("batch_id","asked_at");--> statement-breakpoint
CREATE INDEX "class_questions_place" ON "class_questions" USING btree ("place_id","place");--> statement-breakpoint
CREATE INDEX "class_questions_waits_since" ON "class_questions" USING btree ("waits_since") WHERE "class_questions"."waits_since" is not null;