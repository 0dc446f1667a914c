CREATE TABLE "content_entries" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"locale" text NOT NULL,
	"version" integer NOT NULL,
	"draft" jsonb,
	"edited_at" timestamp with time zone NOT NULL,
	"edited_by" text NOT NULL,
	"published" integer,
	"seed_hash" text,
	CONSTRAINT "content_entries_kind_id_locale_pk" PRIMARY KEY("kind","id","locale")
);
--> statement-breakpoint
CREATE TABLE "content_revisions" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"locale" text NOT NULL,
	"revision" integer NOT NULL,
	"document" jsonb,
	"publication" bigint NOT NULL,
	CONSTRAINT "content_revisions_kind_id_locale_revision_pk" PRIMARY KEY("kind","id","locale","revision")
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"number" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_published" FOREIGN KEY ("kind","id","locale","published") REFERENCES "public"."content_revisions"("kind","id","locale","revision") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD CONSTRAINT "content_revisions_publication_publications_number_fk" FOREIGN KEY ("publication") REFERENCES "public"."publications"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_revisions_publication" ON "content_revisions" USING btree ("publication");