CREATE TABLE "assistant_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"asked_on" date NOT NULL,
	"outcome" text NOT NULL,
	"question" text NOT NULL,
	"times" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "assistant_questions_asked_on_id" ON "assistant_questions" USING btree ("asked_on","id");