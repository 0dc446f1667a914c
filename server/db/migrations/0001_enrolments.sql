CREATE TABLE "enrolments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"form" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"course_id" text NOT NULL,
	"plan" text,
	"country" text,
	"message" text NOT NULL,
	"idempotency_key" text,
	"fingerprint" text NOT NULL,
	CONSTRAINT "enrolments_idempotency_key" UNIQUE("idempotency_key"),
	CONSTRAINT "enrolments_plan_on_the_plan_form" CHECK (("enrolments"."form" = 'plan') = ("enrolments"."plan" is not null))
);
--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "service" text;--> statement-breakpoint
CREATE INDEX "enrolments_created_at" ON "enrolments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "enrolments_fingerprint_created_at" ON "enrolments" USING btree ("fingerprint","created_at");