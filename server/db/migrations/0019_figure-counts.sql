CREATE TABLE "figure_counts" (
	"day" date NOT NULL,
	"grouping" text NOT NULL,
	"name" text NOT NULL,
	"step" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "figure_counts_grouping_day_name_step_pk" PRIMARY KEY("grouping","day","name","step")
);
--> statement-breakpoint
CREATE INDEX "ledger_entries_paid_at" ON "ledger_entries" USING btree ("at") WHERE "ledger_entries"."kind" = 'payment';