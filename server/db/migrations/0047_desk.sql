ALTER TABLE "ledger_entries" ADD COLUMN "way" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "received_on" date;--> statement-breakpoint
CREATE INDEX "ledger_entries_taken_by" ON "ledger_entries" USING btree ("actor_id","id") WHERE "ledger_entries"."method" is not null;