CREATE TABLE "answered_forms" (
	"key" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"digest" text NOT NULL,
	"answer" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
