ALTER TABLE "session_materials" ADD COLUMN "form_id" uuid;--> statement-breakpoint
ALTER TABLE "lectures" ADD COLUMN "film_key" text;--> statement-breakpoint
ALTER TABLE "lectures" ADD COLUMN "captions_key" text;--> statement-breakpoint
ALTER TABLE "session_materials" ADD CONSTRAINT "session_materials_session_id_form_id" UNIQUE("session_id","form_id");--> statement-breakpoint
-- A film that was stored goes with the lecture it was stored for: the one of its upload, else the one of its import, else
-- the first that shows it.
UPDATE "lectures" SET "film_key" = substr("url", 6) WHERE "id" IN (
  SELECT DISTINCT ON (shown."url") shown."id" FROM "lectures" AS shown
  WHERE shown."url" ~ '^file:lectures/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(mp4|webm)$'
  ORDER BY shown."url",
    shown."id" = 'lecture-' || substr(shown."url", 15, 36) DESC,
    EXISTS (SELECT FROM "audit_entries" WHERE "verb" = 'importLectureFile' AND "subject_id" = shown."id") DESC,
    shown."id"
);
