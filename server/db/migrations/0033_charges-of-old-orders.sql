-- Orders of the releases before the ledger get its rows: nothing reads what such an order was opened with any more. A
-- running process of the last release writes them under the lock of the order, so it is waited for.
SELECT FROM "orders" WHERE NOT EXISTS (SELECT FROM "ledger_entries" WHERE "order_id" = "orders"."id") ORDER BY "id" FOR UPDATE;--> statement-breakpoint
WITH "old" AS (
	SELECT * FROM "orders" WHERE NOT EXISTS (SELECT FROM "ledger_entries" WHERE "order_id" = "orders"."id")
), "rows" AS (
	SELECT "id", 'charge' AS "kind", "amount_minor" AS "minor", NULL::integer AS "instalment", "due_at", "created_at" AS "at" FROM "old"
	WHERE "schedule" = 'whole' OR "months" = 1
	UNION ALL
	SELECT "id", 'charge', "monthly_minor", "month", CASE "month" WHEN 1 THEN "due_at" ELSE
		(greatest("created_at", "due_at") AT TIME ZONE 'UTC' + ("month" - 1) * interval '1 month') AT TIME ZONE 'UTC' END, "created_at"
	FROM "old", generate_series(1, "months") AS "month" WHERE "schedule" = 'monthly' AND "months" > 1
	UNION ALL
	SELECT "id", 'payment', - "amount_minor", NULL, "paid"."at", "paid"."at" FROM "old", LATERAL (
		SELECT coalesce((SELECT max("at") FROM "order_changes" WHERE "order_id" = "old"."id" AND "state" = 'paid'), "created_at") AS "at"
	) AS "paid" WHERE "state" = 'paid'
)
INSERT INTO "ledger_entries" ("order_id", "kind", "amount_minor", "instalment", "due_at", "at", "actor")
SELECT "id", "kind", "minor", "instalment", "due_at", "at", 'system' FROM "rows" ORDER BY "id", "kind", "instalment";--> statement-breakpoint
UPDATE "orders" SET "holds_money" = true WHERE "state" = 'paid' AND NOT "holds_money" AND (
	SELECT sum("amount_minor") FROM "ledger_entries" WHERE "order_id" = "orders"."id" AND "kind" IN ('payment', 'refund')
) < 0;
