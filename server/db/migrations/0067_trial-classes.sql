ALTER TABLE "demo_bookings" ADD COLUMN "came" boolean;--> statement-breakpoint
ALTER TABLE "demo_slots" ADD COLUMN "teacher_id" uuid;--> statement-breakpoint
ALTER TABLE "demo_slots" ADD CONSTRAINT "demo_slots_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;