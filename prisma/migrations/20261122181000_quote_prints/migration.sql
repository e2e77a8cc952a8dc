-- AlterTable
ALTER TABLE "quote_links" ADD COLUMN "sealed_token" TEXT;
