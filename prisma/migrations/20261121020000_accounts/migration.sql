-- Dealers and people can be shut out, codes run out, roles instead of a flag, sessions are revoked by deletion.
CREATE TYPE "user_role" AS ENUM ('Dealer', 'SuperUser', 'CatalogueAdmin');

ALTER TABLE "dealers" ADD COLUMN "disabled_at" TIMESTAMPTZ(3);
CREATE UNIQUE INDEX "dealers_name_key" ON "dealers"("name");

ALTER TABLE "dealer_codes" ADD COLUMN "use_limit" INTEGER,
ADD COLUMN "use_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

ALTER TABLE "users" ADD COLUMN "role" "user_role" NOT NULL DEFAULT 'Dealer',
ADD COLUMN "disabled_at" TIMESTAMPTZ(3);
UPDATE "users" SET "role" = 'SuperUser' WHERE "is_super_user";
ALTER TABLE "users" DROP COLUMN "is_super_user";

DELETE FROM "sessions" WHERE "revoked_at" IS NOT NULL;
ALTER TABLE "sessions" DROP COLUMN "revoked_at";

CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "expire" TIMESTAMPTZ(3),

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- What Prisma's schema cannot say: a code is written one way only, and nobody registers beyond its limit.
ALTER TABLE "dealer_codes" ADD CONSTRAINT "dealer_codes_code_check" CHECK ("code" = upper("code"));
ALTER TABLE "dealer_codes" ADD CONSTRAINT "dealer_codes_use_check" CHECK ("use_count" >= 0 AND "use_count" <= "use_limit");
