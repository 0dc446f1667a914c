CREATE TABLE "mailbox_positions" (
	"mailbox" text PRIMARY KEY NOT NULL,
	"validity" text NOT NULL,
	"uid" integer NOT NULL
);
