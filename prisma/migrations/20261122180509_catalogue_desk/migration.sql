-- CreateEnum
CREATE TYPE "catalogue_version_kind" AS ENUM ('Import', 'Draft', 'Rollback');

-- CreateEnum
CREATE TYPE "catalogue_draft_state" AS ENUM ('Open', 'Published', 'Discarded');

-- AlterTable
ALTER TABLE "catalogue_versions" ADD COLUMN     "author" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "kind" "catalogue_version_kind" NOT NULL DEFAULT 'Import',
ADD COLUMN     "note" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "restored_from" INTEGER,
ADD COLUMN     "summary" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "catalogue_contents" (
    "hash" TEXT NOT NULL,
    "rows" BYTEA NOT NULL,

    CONSTRAINT "catalogue_contents_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "catalogue_drafts" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "base_version" INTEGER NOT NULL,
    "author" TEXT NOT NULL,
    "state" "catalogue_draft_state" NOT NULL DEFAULT 'Open',
    "version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "catalogue_drafts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "catalogue_edits" (
    "id" SERIAL NOT NULL,
    "draft_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "target" TEXT NOT NULL,
    "was" JSONB NOT NULL,
    "now" JSONB NOT NULL,
    "author" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "catalogue_edits_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "catalogue_audit" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "who" TEXT NOT NULL,
    "what" TEXT NOT NULL,
    "details" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "catalogue_audit_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "catalogue_edits_draft_id_version_idx" ON "catalogue_edits"("draft_id", "version");

-- CreateIndex
CREATE INDEX "catalogue_edits_draft_id_target_idx" ON "catalogue_edits"("draft_id", "target");

-- CreateIndex
CREATE INDEX "catalogue_audit_at_idx" ON "catalogue_audit"("at");

-- CreateIndex
CREATE INDEX "catalogue_versions_content_hash_idx" ON "catalogue_versions"("content_hash");

-- AddForeignKey
ALTER TABLE "catalogue_edits" ADD CONSTRAINT "catalogue_edits_draft_id_fkey" FOREIGN KEY ("draft_id") REFERENCES "catalogue_drafts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
