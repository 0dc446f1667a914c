ALTER TABLE "orders" ALTER COLUMN "enrolment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_person_id" ON "orders" USING btree ("person_id") WHERE "orders"."person_id" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_name_someone" CHECK ("orders"."enrolment_id" is not null or "orders"."person_id" is not null);