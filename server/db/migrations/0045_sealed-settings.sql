CREATE TABLE "sealed_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"facts" jsonb NOT NULL,
	"sealed" text,
	"changed_at" timestamp with time zone NOT NULL
);
