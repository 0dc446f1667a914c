CREATE TABLE "receipt_parts" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"taxes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sponsors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"folded_name" text NOT NULL,
	"ntn" text,
	"contact" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sponsors_folded_name" UNIQUE("folded_name")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sponsor_id" uuid;--> statement-breakpoint
ALTER TABLE "receipt_parts" ADD CONSTRAINT "receipt_parts_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_parts" ADD CONSTRAINT "receipt_parts_number_receipts_number_fk" FOREIGN KEY ("number") REFERENCES "public"."receipts"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipt_parts_number" ON "receipt_parts" USING btree ("number");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_sponsor_id_sponsors_id_fk" FOREIGN KEY ("sponsor_id") REFERENCES "public"."sponsors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_sponsor_id" ON "orders" USING btree ("sponsor_id") WHERE "orders"."sponsor_id" is not null;