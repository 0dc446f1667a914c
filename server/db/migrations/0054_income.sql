CREATE TABLE "book_closings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_closings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"month" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"closed_by" text,
	"reopened_at" timestamp with time zone,
	"reopened_by" text
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "booked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "counts_at" timestamp with time zone GENERATED ALWAYS AS (coalesce("booked_at", "due_at")) STORED;--> statement-breakpoint
CREATE INDEX "book_closings_until" ON "book_closings" USING btree ("until");--> statement-breakpoint
CREATE INDEX "ledger_entries_counts_at" ON "ledger_entries" USING btree ("counts_at","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_moved_at" ON "ledger_entries" USING btree ("counts_at","id") WHERE "ledger_entries"."method" is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_discounts" ON "ledger_entries" USING btree ("order_id") WHERE "ledger_entries"."kind" = 'discount';