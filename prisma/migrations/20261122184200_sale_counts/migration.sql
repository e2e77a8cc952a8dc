-- CreateEnum
CREATE TYPE "sale_kind" AS ENUM ('Page', 'Pick', 'Refused', 'Mail', 'Quote', 'Accepted');

-- CreateTable
CREATE TABLE "sale_counts" (
    "day" DATE NOT NULL,
    "kind" "sale_kind" NOT NULL,
    "style_id" INTEGER NOT NULL,
    "part_id" INTEGER NOT NULL,
    "restriction" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "sale_counts_pkey" PRIMARY KEY ("day","kind","style_id","part_id","restriction")
);
