CREATE TABLE "fee_reductions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "fee_reductions_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"charges" jsonb NOT NULL,
	"amount_minor" bigint NOT NULL,
	"why" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" text,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"verdict" text,
	"answer" text
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_sign";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "act" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "part_of" integer;--> statement-breakpoint
ALTER TABLE "fee_reductions" ADD CONSTRAINT "fee_reductions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fee_reductions_order_id" ON "fee_reductions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "fee_reductions_asked_at" ON "fee_reductions" USING btree ("asked_at");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_sign" CHECK (case "ledger_entries"."kind" when 'charge' then "ledger_entries"."amount_minor" > 0 when 'refund' then "ledger_entries"."amount_minor" > 0
        when 'correction' then "ledger_entries"."amount_minor" <> 0 when 'payment' then "ledger_entries"."amount_minor" <> 0 else "ledger_entries"."amount_minor" < 0 end);