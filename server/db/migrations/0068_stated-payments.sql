ALTER TABLE "payment_proofs" ADD COLUMN "stated_minor" bigint;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD COLUMN "paid_on" date;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD COLUMN "transaction_number" text;--> statement-breakpoint
CREATE INDEX "payment_proofs_transaction" ON "payment_proofs" USING btree ("transaction_number") WHERE "payment_proofs"."transaction_number" is not null;