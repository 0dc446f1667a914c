ALTER TABLE "replies" ALTER COLUMN "person_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reply_addresses" ALTER COLUMN "person_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "member_id" text;--> statement-breakpoint
ALTER TABLE "reply_addresses" ADD COLUMN "member_id" text;