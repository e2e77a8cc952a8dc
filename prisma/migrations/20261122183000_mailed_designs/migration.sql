-- AlterTable
ALTER TABLE "quotes" ALTER COLUMN "number" DROP NOT NULL;
