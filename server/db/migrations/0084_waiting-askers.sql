DROP INDEX "batch_enrolments_asked_from";--> statement-breakpoint
DROP INDEX "batch_enrolments_asked_by";--> statement-breakpoint
CREATE INDEX "batch_enrolments_asked_from" ON "batch_enrolments" USING btree ("asked_from") WHERE "batch_enrolments"."state" in ('held', 'waitlisted') and "batch_enrolments"."proved_at" is null;--> statement-breakpoint
CREATE INDEX "batch_enrolments_asked_by" ON "batch_enrolments" USING btree ("asked_by") WHERE "batch_enrolments"."state" in ('held', 'waitlisted') and "batch_enrolments"."proved_at" is null;