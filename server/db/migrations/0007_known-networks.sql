CREATE TABLE "known_networks" (
	"key" text PRIMARY KEY NOT NULL,
	"batch_id" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_networks" ADD CONSTRAINT "known_networks_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_networks_batch_id" ON "known_networks" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "known_networks_seen_at" ON "known_networks" USING btree ("seen_at");