CREATE TABLE "audit_seals" (
	"number" integer PRIMARY KEY NOT NULL,
	"entries" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"previous" text NOT NULL,
	"seal" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "seal_number" integer;--> statement-breakpoint
CREATE INDEX "audit_entries_seal" ON "audit_entries" USING btree ("seal_number","id");