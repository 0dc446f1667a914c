CREATE TABLE "bank_layouts" (
	"headings" text PRIMARY KEY NOT NULL,
	"columns" jsonb NOT NULL,
	"currency" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_row_entries" (
	"row_id" uuid NOT NULL,
	"entry_id" bigint NOT NULL,
	CONSTRAINT "bank_row_entries_pkey" PRIMARY KEY("row_id","entry_id"),
	CONSTRAINT "bank_row_entries_entry_id" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "bank_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "bank_rows_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fingerprint" text NOT NULL,
	"day" text NOT NULL,
	"text" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_rows_fingerprint" UNIQUE("fingerprint")
);
--> statement-breakpoint
ALTER TABLE "bank_row_entries" ADD CONSTRAINT "bank_row_entries_row_id_bank_rows_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."bank_rows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_row_entries" ADD CONSTRAINT "bank_row_entries_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_rows_state" ON "bank_rows" USING btree ("state","position");