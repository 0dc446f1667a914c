CREATE TABLE "chat_stops" (
	"phone" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"noted_by" text
);
--> statement-breakpoint
CREATE TABLE "chat_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"person_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"facts" jsonb NOT NULL,
	"until" timestamp with time zone,
	"claimed_by" text,
	"claimed_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"sent_by" text,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "chat_texts" ADD CONSTRAINT "chat_texts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_texts_waiting_once" ON "chat_texts" USING btree ("kind","about","person_id") WHERE "chat_texts"."sent_at" is null and "chat_texts"."left_at" is null;--> statement-breakpoint
CREATE INDEX "chat_texts_waiting" ON "chat_texts" USING btree ("created_at","id") WHERE "chat_texts"."sent_at" is null and "chat_texts"."left_at" is null;--> statement-breakpoint
CREATE INDEX "chat_texts_phone" ON "chat_texts" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "chat_texts_person_id" ON "chat_texts" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "chat_texts_about" ON "chat_texts" USING btree ("about");