CREATE TABLE "setup_state" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"live_since" timestamp with time zone,
	"put_away_at" timestamp with time zone
);
--> statement-breakpoint
INSERT INTO "setup_state" ("live_since", "put_away_at")
SELECT now(), now() WHERE EXISTS (SELECT 1 FROM "staff") OR EXISTS (SELECT 1 FROM "orders") OR EXISTS (SELECT 1 FROM "content_entries" WHERE "published" IS NOT NULL);
