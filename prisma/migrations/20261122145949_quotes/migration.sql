-- CreateEnum
CREATE TYPE "quote_state" AS ENUM ('Draft', 'Sent', 'Accepted', 'Declined', 'Superseded');

-- AlterEnum
ALTER TYPE "email_kind" ADD VALUE 'Quote';

-- CreateTable
CREATE TABLE "quote_prefixes" (
    "dealer_id" INTEGER NOT NULL,
    "prefix" TEXT NOT NULL,

    CONSTRAINT "quote_prefixes_pkey" PRIMARY KEY ("dealer_id")
);

-- CreateTable
CREATE TABLE "quote_counters" (
    "dealer_id" INTEGER NOT NULL,
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "quote_counters_pkey" PRIMARY KEY ("dealer_id","year")
);

-- CreateTable
CREATE TABLE "quotes" (
    "id" UUID NOT NULL,
    "dealer_id" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quotes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "quote_revisions" (
    "quote_id" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "state" "quote_state" NOT NULL DEFAULT 'Draft',
    "version" INTEGER NOT NULL DEFAULT 1,
    "customer_name" TEXT NOT NULL,
    "customer_email" TEXT NOT NULL,
    "total" INTEGER NOT NULL,
    "valid_until" TIMESTAMPTZ(3) NOT NULL,
    "content" JSONB NOT NULL,
    "saved_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "answered_at" TIMESTAMPTZ(3),
    "answered_by" TEXT NOT NULL DEFAULT '',
    "answered_from" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "quote_revisions_pkey" PRIMARY KEY ("quote_id","revision")
);

-- CreateTable
CREATE TABLE "quote_links" (
    "token_hash" TEXT NOT NULL,
    "quote_id" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "given_hashes" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "quote_links_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "quote_pictures" (
    "hash" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "quote_pictures_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE UNIQUE INDEX "quote_prefixes_prefix_key" ON "quote_prefixes"("prefix");

-- CreateIndex
CREATE UNIQUE INDEX "quotes_number_key" ON "quotes"("number");

-- CreateIndex
CREATE INDEX "quotes_dealer_id_created_at_idx" ON "quotes"("dealer_id", "created_at");

-- CreateIndex
CREATE INDEX "quote_revisions_state_valid_until_idx" ON "quote_revisions"("state", "valid_until");

-- CreateIndex
CREATE INDEX "quote_links_quote_id_revision_idx" ON "quote_links"("quote_id", "revision");

-- AddForeignKey
ALTER TABLE "quote_prefixes" ADD CONSTRAINT "quote_prefixes_dealer_id_fkey" FOREIGN KEY ("dealer_id") REFERENCES "dealers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quote_counters" ADD CONSTRAINT "quote_counters_dealer_id_fkey" FOREIGN KEY ("dealer_id") REFERENCES "dealers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_dealer_id_fkey" FOREIGN KEY ("dealer_id") REFERENCES "dealers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quote_revisions" ADD CONSTRAINT "quote_revisions_quote_id_fkey" FOREIGN KEY ("quote_id") REFERENCES "quotes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quote_links" ADD CONSTRAINT "quote_links_quote_id_revision_fkey" FOREIGN KEY ("quote_id", "revision") REFERENCES "quote_revisions"("quote_id", "revision") ON DELETE CASCADE ON UPDATE CASCADE;
