-- Catalogue files refer to parts and sections by key; holes in the price book are declared, not missing.
-- A catalogue imported before this has no keys: it is emptied here and imported anew by the seed.
DELETE FROM "catalogue_versions";
DELETE FROM "styles";
DELETE FROM "categories";
DELETE FROM "percent_entries";
UPDATE "parts" SET "child_section_id" = NULL;
DELETE FROM "sections";
DELETE FROM "parts";

ALTER TABLE "sections" ADD COLUMN "key" TEXT NOT NULL;
ALTER TABLE "parts" ADD COLUMN "key" TEXT NOT NULL;
ALTER TABLE "styles" ADD COLUMN "is_pictured" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "price_entries" ALTER COLUMN "cents" DROP NOT NULL;
ALTER TABLE "two_tone_additions" ALTER COLUMN "cents" DROP NOT NULL;

CREATE UNIQUE INDEX "sections_key_key" ON "sections"("key");
CREATE UNIQUE INDEX "parts_key_key" ON "parts"("key");
