CREATE TABLE "account_people" (
	"account_id" text NOT NULL,
	"person_id" uuid NOT NULL,
	"how" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_people_account_id_person_id_pk" PRIMARY KEY("account_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "account_people" ADD CONSTRAINT "account_people_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_people_person_id" ON "account_people" USING btree ("person_id");--> statement-breakpoint
-- Every account gets the person of its own confirmed address, and none of those whom staff have merged with that person.
INSERT INTO "account_people" ("account_id", "person_id", "how", "at")
SELECT "users"."id"::text, "people"."id", 'address', now() FROM "users" JOIN "people" ON "people"."email" = "users"."email" WHERE "users"."email_verified"
-- The accounts that a provider keeps have no row here: the link that was made for them is the proof.
UNION SELECT "people"."user_id", "people"."id", 'address', now() FROM "people"
WHERE "people"."user_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "users" WHERE "users"."id"::text = "people"."user_id");
--> statement-breakpoint
-- A calendar address belonged to all who were merged, and may stand under any of them: it goes to the one of them who has an account.
WITH "groups" AS (
	SELECT coalesce("people"."merged_into", "people"."id") AS "leader", count(DISTINCT "calendar_addresses"."token") AS "addresses",
		array_agg(DISTINCT "people"."id") FILTER (WHERE "account_people"."person_id" IS NOT NULL) AS "holders"
	FROM "people" LEFT JOIN "account_people" ON "account_people"."person_id" = "people"."id"
	LEFT JOIN "calendar_addresses" ON "calendar_addresses"."person_id" = "people"."id"
	GROUP BY 1 HAVING count(DISTINCT "people"."id") > 1
)
UPDATE "calendar_addresses" SET "person_id" = "groups"."holders"[1] FROM "people", "groups"
WHERE "people"."id" = "calendar_addresses"."person_id" AND coalesce("people"."merged_into", "people"."id") = "groups"."leader"
	AND cardinality("groups"."holders") = 1 AND "groups"."addresses" = 1;
--> statement-breakpoint
-- Of the others among people who were merged, nobody can say whose they are: their owners make new ones.
WITH "groups" AS (
	SELECT coalesce("people"."merged_into", "people"."id") AS "leader",
		array_agg(DISTINCT "people"."id") FILTER (WHERE "account_people"."person_id" IS NOT NULL) AS "holders"
	FROM "people" LEFT JOIN "account_people" ON "account_people"."person_id" = "people"."id"
	GROUP BY 1 HAVING count(DISTINCT "people"."id") > 1
)
DELETE FROM "calendar_addresses" USING "people", "groups"
WHERE "people"."id" = "calendar_addresses"."person_id" AND coalesce("people"."merged_into", "people"."id") = "groups"."leader"
	AND ("groups"."holders" IS NULL OR cardinality("groups"."holders") > 1 OR "calendar_addresses"."person_id" <> "groups"."holders"[1]);
