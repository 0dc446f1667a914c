CREATE TABLE "quiz_allowances" (
	"work_id" uuid NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"minutes" integer NOT NULL,
	"attempts" integer NOT NULL,
	"closes_at" timestamp with time zone,
	CONSTRAINT "quiz_allowances_pkey" PRIMARY KEY("work_id","enrolment_id")
);
--> statement-breakpoint
ALTER TABLE "quiz_allowances" ADD CONSTRAINT "quiz_allowances_work_id_class_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."class_work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_allowances" ADD CONSTRAINT "quiz_allowances_enrolment_id_batch_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."batch_enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quiz_allowances_enrolment_id" ON "quiz_allowances" USING btree ("enrolment_id");