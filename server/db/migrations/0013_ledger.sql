CREATE TABLE "lecture_progress" (
	"user_id" text NOT NULL,
	"lecture_id" text NOT NULL,
	"seconds" double precision NOT NULL,
	"is_finished" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lecture_progress_pkey" PRIMARY KEY("user_id","lecture_id")
);
--> statement-breakpoint
CREATE TABLE "discount_uses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"code" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"percent" integer,
	"amount_minor" integer,
	"currency" text,
	"course_id" text,
	"max_uses" integer NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "discounts_uses" CHECK ("discounts"."uses" between 0 and "discounts"."max_uses"),
	CONSTRAINT "discounts_value" CHECK (("discounts"."percent" between 1 and 100 and "discounts"."amount_minor" is null and "discounts"."currency" is null)
        or ("discounts"."percent" is null and "discounts"."amount_minor" > 0 and "discounts"."currency" is not null))
);
--> statement-breakpoint
CREATE TABLE "instalment_reminders" (
	"entry_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "instalment_reminders_pkey" PRIMARY KEY("entry_id","kind")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"instalment" integer,
	"due_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"actor_id" text,
	"method" text,
	"source" text,
	"note" text,
	CONSTRAINT "ledger_entries_source" UNIQUE("source"),
	CONSTRAINT "ledger_entries_sign" CHECK (case "ledger_entries"."kind" when 'charge' then "ledger_entries"."amount_minor" > 0 when 'refund' then "ledger_entries"."amount_minor" > 0
        when 'correction' then "ledger_entries"."amount_minor" <> 0 else "ledger_entries"."amount_minor" < 0 end)
);
--> statement-breakpoint
CREATE TABLE "number_series" (
	"name" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"number" integer PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "receipts_entry_id" UNIQUE("entry_id")
);
--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "schedule" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "schedule" text DEFAULT 'whole' NOT NULL;--> statement-breakpoint
ALTER TABLE "card_checkouts" ADD COLUMN "amount_minor" integer;--> statement-breakpoint
ALTER TABLE "card_checkouts" ADD COLUMN "subscription_id" text;--> statement-breakpoint
ALTER TABLE "card_checkouts" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD COLUMN "verdict" text;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lecture_progress" ADD CONSTRAINT "lecture_progress_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_code_discounts_code_fk" FOREIGN KEY ("code") REFERENCES "public"."discounts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instalment_reminders" ADD CONSTRAINT "instalment_reminders_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discount_uses_code" ON "discount_uses" USING btree ("code");--> statement-breakpoint
CREATE INDEX "ledger_entries_order_id" ON "ledger_entries" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_due_at" ON "ledger_entries" USING btree ("due_at") WHERE "ledger_entries"."kind" = 'charge';--> statement-breakpoint
CREATE INDEX "card_checkouts_customer_id" ON "card_checkouts" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_reference" UNIQUE("reference");--> statement-breakpoint
UPDATE "payment_proofs" SET "verdict" = CASE WHEN "orders"."state" = 'rejected' THEN 'proof_refused' ELSE 'payment_confirmed' END, "decided_at" = now()
FROM "orders" WHERE "orders"."id" = "payment_proofs"."order_id" AND "orders"."state" IN ('paid', 'rejected', 'cancelled');--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'A row of the ledger is never changed; a correction is a row of its own.';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
