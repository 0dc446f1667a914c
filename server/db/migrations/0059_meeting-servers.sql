CREATE TABLE "meeting_servers" (
	"name" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"address" text
);
