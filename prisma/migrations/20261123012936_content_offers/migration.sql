-- AlterTable
ALTER TABLE "catalogue_contents" ADD COLUMN     "offer" TEXT;
