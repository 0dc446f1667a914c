ALTER TABLE "class_work" ADD COLUMN "weight" double precision DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "grades" ADD COLUMN "is_excused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "class_work" ADD CONSTRAINT "class_work_weight" CHECK ("class_work"."weight" >= 0);