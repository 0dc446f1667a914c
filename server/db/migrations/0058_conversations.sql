CREATE TABLE "incoming_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"person_id" uuid NOT NULL,
	"lead_id" uuid,
	"channel" text NOT NULL,
	"course_id" text,
	"text" text NOT NULL,
	"noted_by" text,
	"message_id" text,
	CONSTRAINT "incoming_messages_message_id" UNIQUE("message_id")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "comes_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "answering_by" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "answering_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "person_messages" ADD COLUMN "quoted" text;--> statement-breakpoint
ALTER TABLE "person_messages" ADD COLUMN "in_reply_to" text;--> statement-breakpoint
ALTER TABLE "incoming_messages" ADD CONSTRAINT "incoming_messages_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incoming_messages_person_id" ON "incoming_messages" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "incoming_messages_lead_id" ON "incoming_messages" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "incoming_messages_at" ON "incoming_messages" USING btree ("at");--> statement-breakpoint
CREATE INDEX "leads_comes_back_at" ON "leads" USING btree ("comes_back_at") WHERE "leads"."comes_back_at" is not null;--> statement-breakpoint
CREATE INDEX "person_messages_lead_id" ON "person_messages" USING btree ("lead_id");