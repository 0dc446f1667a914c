CREATE TABLE "institute_holidays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"branch_id" text,
	CONSTRAINT "institute_holidays_in_order" CHECK ("institute_holidays"."until_day" >= "institute_holidays"."from_day")
);
