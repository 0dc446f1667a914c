ALTER TABLE "staff_sessions" ADD COLUMN "account_session_id" uuid;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "provider_session" text;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "shown_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "set_up_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "pending" text;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "pending_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_account_session_id_sessions_id_fk" FOREIGN KEY ("account_session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_sessions_account_session_id" ON "staff_sessions" USING btree ("account_session_id");--> statement-breakpoint
-- A half-finished set-up belonged to the member and never ended; now it belongs to a session and is begun again.
UPDATE "staff_authenticators" SET "pending" = NULL WHERE "pending" IS NOT NULL;
