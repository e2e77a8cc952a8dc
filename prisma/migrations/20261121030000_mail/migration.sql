-- Mail is composed when it is delivered: the row holds what it is made from. Nothing has written to this table so far.
CREATE TYPE "email_kind" AS ENUM ('Design', 'PasswordReset');

ALTER TABLE "emails" ADD COLUMN "kind" "email_kind" NOT NULL,
ADD COLUMN "customer_name" TEXT NOT NULL DEFAULT '',
ADD COLUMN "design" JSONB,
ALTER COLUMN "message" SET DEFAULT '',
DROP COLUMN "subject";
