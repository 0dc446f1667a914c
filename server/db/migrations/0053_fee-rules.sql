CREATE TABLE "fee_rules" (
	"name" text PRIMARY KEY NOT NULL,
	"rules" jsonb NOT NULL,
	"late_fee_since" timestamp with time zone
);
