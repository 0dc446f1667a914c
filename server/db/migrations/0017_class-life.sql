CREATE TABLE "attendance_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attendance_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" uuid NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" text,
	"from_mark" text,
	"to_mark" text NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attendance_sheets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lecture_sessions" (
	"lecture_id" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_materials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"file_key" text,
	"media_type" text,
	"size" integer,
	"url" text,
	"added_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "certificate_rules" (
	"course_id" text PRIMARY KEY NOT NULL,
	"attendance" integer,
	"work" integer,
	"fees" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "certificate_rules_attendance" CHECK ("certificate_rules"."attendance" between 1 and 100),
	CONSTRAINT "certificate_rules_work" CHECK ("certificate_rules"."work" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"person_id" uuid,
	"enrolment_id" uuid,
	"issued_at" timestamp with time zone NOT NULL,
	"name" text,
	"course_id" text NOT NULL,
	"course_title" text NOT NULL,
	"description" text NOT NULL,
	"batch_name" text NOT NULL,
	"duration" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"teacher" text NOT NULL,
	"issuer_name" text NOT NULL,
	"criteria" text NOT NULL,
	"by_hand" text,
	"key_id" text NOT NULL,
	"credential" text,
	"status_list" integer NOT NULL,
	"status_index" integer NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text,
	CONSTRAINT "certificates_number" UNIQUE("number"),
	CONSTRAINT "certificates_status" UNIQUE("status_list","status_index"),
	CONSTRAINT "certificates_name" CHECK (("certificates"."name" is null) = ("certificates"."credential" is null)),
	CONSTRAINT "certificates_revoked_reason" CHECK (("certificates"."revoked_at" is null) = ("certificates"."revoked_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "issuer_keys" (
	"public_key" text PRIMARY KEY NOT NULL,
	"private_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "attendance" (
	"session_id" uuid NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"mark" text NOT NULL,
	"source" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attendance_pkey" PRIMARY KEY("session_id","enrolment_id")
);
--> statement-breakpoint
CREATE TABLE "batch_rules" (
	"batch_id" text PRIMARY KEY NOT NULL,
	"weekdays" jsonb NOT NULL,
	"starts_at" text NOT NULL,
	"ends_at" text NOT NULL,
	"time_zone" text NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"holidays" jsonb NOT NULL,
	"exceptions" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"meeting_url" text,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" text NOT NULL,
	"rule_day" date,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"title" text,
	"teacher" text NOT NULL,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"cancel_reason" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"meeting_url" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_sessions_batch_id_rule_day" UNIQUE("batch_id","rule_day"),
	CONSTRAINT "class_sessions_ends_after_start" CHECK ("class_sessions"."ends_at" > "class_sessions"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "class_work" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" text NOT NULL,
	"session_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"instructions" text DEFAULT '' NOT NULL,
	"points" double precision NOT NULL,
	"due_at" timestamp with time zone,
	"late_rule" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"grades_posted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "class_work_points" CHECK ("class_work"."points" > 0)
);
--> statement-breakpoint
CREATE TABLE "grades" (
	"work_id" uuid NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"points" double precision,
	"feedback" text DEFAULT '' NOT NULL,
	"late_points" double precision DEFAULT 0 NOT NULL,
	"rubric_points" jsonb,
	"graded_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "grades_pkey" PRIMARY KEY("work_id","enrolment_id"),
	CONSTRAINT "grades_points" CHECK ("grades"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "assignment_details" (
	"work_id" uuid PRIMARY KEY NOT NULL,
	"accepts" jsonb NOT NULL,
	"max_file_bytes" bigint NOT NULL,
	"rubric" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hand_in_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"work_id" uuid NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"storage_key" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hand_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"work_id" uuid NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"key" uuid NOT NULL,
	"text" text NOT NULL,
	"link" text NOT NULL,
	"file_ids" jsonb NOT NULL,
	"handed_in_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hand_ins_work_id_enrolment_id_version" UNIQUE("work_id","enrolment_id","version"),
	CONSTRAINT "hand_ins_enrolment_id_key" UNIQUE("enrolment_id","key")
);
--> statement-breakpoint
CREATE TABLE "morning_email_days" (
	"day" date PRIMARY KEY NOT NULL,
	"queued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "morning_email_refusals" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_answers" (
	"attempt_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"answer" jsonb NOT NULL,
	"sequence" bigint NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quiz_answers_pkey" PRIMARY KEY("attempt_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"work_id" uuid NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"seed" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"handed_in_at" timestamp with time zone,
	"score" double precision,
	CONSTRAINT "quiz_attempts_work_id_enrolment_id_number" UNIQUE("work_id","enrolment_id","number")
);
--> statement-breakpoint
CREATE TABLE "quiz_details" (
	"work_id" uuid PRIMARY KEY NOT NULL,
	"minutes" integer,
	"attempts" integer DEFAULT 1 NOT NULL,
	"shuffle" boolean DEFAULT true NOT NULL,
	"opens_at" timestamp with time zone,
	"solutions_shown_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "quiz_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"work_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"points" double precision NOT NULL,
	"options" jsonb NOT NULL,
	"key" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_addresses" (
	"token" text PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"user_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_addresses_person_id" UNIQUE("person_id"),
	CONSTRAINT "calendar_addresses_user_id" UNIQUE("user_id"),
	CONSTRAINT "calendar_addresses_one_owner" CHECK (("calendar_addresses"."person_id" is null) <> ("calendar_addresses"."user_id" is null))
);
--> statement-breakpoint
CREATE TABLE "class_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"classes" jsonb,
	"told" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attendance_changes" ADD CONSTRAINT "attendance_changes_session_id_class_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."class_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_changes" ADD CONSTRAINT "attendance_changes_enrolment_id_batch_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."batch_enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_sheets" ADD CONSTRAINT "attendance_sheets_session_id_class_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."class_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_sessions" ADD CONSTRAINT "lecture_sessions_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_sessions" ADD CONSTRAINT "lecture_sessions_session_id_class_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."class_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_materials" ADD CONSTRAINT "session_materials_session_id_class_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."class_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_rules" ADD CONSTRAINT "certificate_rules_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_enrolment_id_batch_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."batch_enrolments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_key_id_issuer_keys_public_key_fk" FOREIGN KEY ("key_id") REFERENCES "public"."issuer_keys"("public_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_session_id_class_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."class_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_enrolment_id_batch_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."batch_enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_rules" ADD CONSTRAINT "batch_rules_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_sessions" ADD CONSTRAINT "class_sessions_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_work" ADD CONSTRAINT "class_work_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_work" ADD CONSTRAINT "class_work_session_id_class_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."class_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grades" ADD CONSTRAINT "grades_work_id_class_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."class_work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grades" ADD CONSTRAINT "grades_enrolment_id_batch_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."batch_enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_details" ADD CONSTRAINT "assignment_details_work_id_class_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."class_work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_in_files" ADD CONSTRAINT "hand_in_files_work_id_class_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."class_work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_in_files" ADD CONSTRAINT "hand_in_files_enrolment_id_batch_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."batch_enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_ins" ADD CONSTRAINT "hand_ins_work_id_class_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."class_work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_ins" ADD CONSTRAINT "hand_ins_enrolment_id_batch_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."batch_enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "morning_email_refusals" ADD CONSTRAINT "morning_email_refusals_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_answers" ADD CONSTRAINT "quiz_answers_attempt_id_quiz_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."quiz_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_answers" ADD CONSTRAINT "quiz_answers_question_id_quiz_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."quiz_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_work_id_class_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."class_work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_enrolment_id_batch_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."batch_enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_details" ADD CONSTRAINT "quiz_details_work_id_class_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."class_work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_work_id_class_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."class_work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_changes" ADD CONSTRAINT "class_changes_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attendance_changes_session_id" ON "attendance_changes" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "attendance_changes_enrolment_id" ON "attendance_changes" USING btree ("enrolment_id");--> statement-breakpoint
CREATE INDEX "attendance_sheets_session_id" ON "attendance_sheets" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "lecture_sessions_session_id" ON "lecture_sessions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_materials_session_id" ON "session_materials" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_one_each" ON "certificates" USING btree ("enrolment_id") WHERE "certificates"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "certificates_person_id" ON "certificates" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "certificates_enrolment_id" ON "certificates" USING btree ("enrolment_id");--> statement-breakpoint
CREATE INDEX "certificates_issued_at_id" ON "certificates" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "certificates_revoked" ON "certificates" USING btree ("status_list") WHERE "certificates"."revoked_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "issuer_keys_one_signs" ON "issuer_keys" USING btree (("retired_at" is null)) WHERE "issuer_keys"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "attendance_enrolment_id" ON "attendance" USING btree ("enrolment_id");--> statement-breakpoint
CREATE INDEX "class_sessions_batch_id_starts_at" ON "class_sessions" USING btree ("batch_id","starts_at");--> statement-breakpoint
CREATE INDEX "class_sessions_starts_at" ON "class_sessions" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "class_work_batch_id_due_at" ON "class_work" USING btree ("batch_id","due_at");--> statement-breakpoint
CREATE INDEX "grades_enrolment_id" ON "grades" USING btree ("enrolment_id");--> statement-breakpoint
CREATE INDEX "hand_in_files_enrolment_id_work_id" ON "hand_in_files" USING btree ("enrolment_id","work_id");--> statement-breakpoint
CREATE INDEX "hand_in_files_uploaded_at" ON "hand_in_files" USING btree ("uploaded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_attempts_one_open_each" ON "quiz_attempts" USING btree ("work_id","enrolment_id") WHERE "quiz_attempts"."handed_in_at" is null;--> statement-breakpoint
CREATE INDEX "quiz_attempts_enrolment_id" ON "quiz_attempts" USING btree ("enrolment_id");--> statement-breakpoint
CREATE INDEX "quiz_attempts_ends_at" ON "quiz_attempts" USING btree ("ends_at") WHERE "quiz_attempts"."handed_in_at" is null;--> statement-breakpoint
CREATE INDEX "quiz_questions_work_id_position" ON "quiz_questions" USING btree ("work_id","position");--> statement-breakpoint
CREATE INDEX "class_changes_batch_id_at" ON "class_changes" USING btree ("batch_id","at");