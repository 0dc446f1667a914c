CREATE TABLE "drawer_closings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"currency" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"expected_minor" bigint NOT NULL,
	"counted_minor" bigint NOT NULL,
	"reason" text,
	"handed_to" text NOT NULL,
	"until_entry_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "drawer_closings_user_id" ON "drawer_closings" USING btree ("user_id","currency","until_entry_id");
--> statement-breakpoint
-- What was taken before drawers were counted was handed over long ago.
INSERT INTO "drawer_closings" ("id", "user_id", "currency", "closed_at", "expected_minor", "counted_minor", "handed_to", "until_entry_id")
SELECT gen_random_uuid(), "entry"."actor_id", "orders"."currency", now(), -sum("entry"."amount_minor"), -sum("entry"."amount_minor"), '–', max("entry"."id")
FROM "ledger_entries" AS "entry" JOIN "orders" ON "orders"."id" = "entry"."order_id"
WHERE "entry"."method" = 'cash' AND "entry"."actor" = 'staff' AND "entry"."actor_id" IS NOT NULL AND "entry"."at" < now() - interval '1 day'
GROUP BY "entry"."actor_id", "orders"."currency";
