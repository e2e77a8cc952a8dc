-- AlterEnum
ALTER TYPE "email_kind" ADD VALUE 'OrderHook';

-- AlterTable
ALTER TABLE "emails" ADD COLUMN "quote_id" UUID;

-- CreateIndex
CREATE INDEX "emails_quote_id_idx" ON "emails"("quote_id");
