CREATE TABLE "incoming_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reply_address_ids" jsonb NOT NULL,
	"envelope" jsonb,
	"file_key" text NOT NULL,
	"size" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"thread_id" uuid NOT NULL,
	"mail_hash" text NOT NULL,
	"state" text NOT NULL,
	"held" text,
	"sender" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"is_cut" boolean NOT NULL,
	"message_id" text,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "replies_mail" UNIQUE("kind","thread_id","mail_hash")
);
--> statement-breakpoint
CREATE TABLE "reply_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"thread_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	CONSTRAINT "reply_addresses_token_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "reply_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reply_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"file_key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_addresses" ADD CONSTRAINT "reply_addresses_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_files" ADD CONSTRAINT "reply_files_reply_id_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incoming_mails_at" ON "incoming_mails" USING btree ("at");--> statement-breakpoint
CREATE INDEX "replies_state_at" ON "replies" USING btree ("state","at","id");--> statement-breakpoint
CREATE INDEX "replies_person_id" ON "replies" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "reply_addresses_thread" ON "reply_addresses" USING btree ("kind","thread_id","person_id");--> statement-breakpoint
CREATE INDEX "reply_files_reply_id" ON "reply_files" USING btree ("reply_id");