-- The hours of a batch name their zone as everything else does. IST and GST are other zones' letters elsewhere: only what
-- a rule wrote is renamed.
UPDATE "batches" SET "timing" = regexp_replace("timing", '([AP]M) PKT\M', '\1 Pakistan time')
WHERE "timing" ~ '[AP]M PKT\M';--> statement-breakpoint
UPDATE "batches" SET "timing" = regexp_replace("timing", '([AP]M) (IST|GST|UTC)\M', '\1 ' || "named"."name")
FROM "batch_rules", (VALUES ('Asia/Kolkata', 'India time'), ('Asia/Dubai', 'Gulf time'), ('UTC', 'Coordinated Universal Time')) AS "named" ("zone", "name")
WHERE "batch_rules"."batch_id" = "batches"."id" AND "named"."zone" = "batch_rules"."time_zone" AND "timing" ~ '[AP]M (IST|GST|UTC)\M';
