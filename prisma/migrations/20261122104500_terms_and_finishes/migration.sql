-- When and how a piece comes, and what hardware is finished in. Blank until the next import.
ALTER TABLE "categories" ADD COLUMN "lead_time" TEXT NOT NULL DEFAULT '', ADD COLUMN "delivery" TEXT NOT NULL DEFAULT '';
ALTER TABLE "styles" ADD COLUMN "lead_time" TEXT NOT NULL DEFAULT '';
ALTER TABLE "parts" ADD COLUMN "finish" TEXT NOT NULL DEFAULT '';
