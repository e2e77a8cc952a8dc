-- Takes away: a path alone names no picture any more, and an older program publishes versions without pictures. Stop all
-- instances first.

-- AlterTable
ALTER TABLE "own_pictures" DROP CONSTRAINT "own_pictures_pkey",
ADD CONSTRAINT "own_pictures_pkey" PRIMARY KEY ("path", "version");

-- CreateTable
CREATE TABLE "catalogue_pictures" (
    "path" TEXT NOT NULL,
    "version" TEXT NOT NULL,

    CONSTRAINT "catalogue_pictures_pkey" PRIMARY KEY ("path")
);

-- AddForeignKey
ALTER TABLE "catalogue_pictures" ADD CONSTRAINT "catalogue_pictures_path_version_fkey" FOREIGN KEY ("path", "version") REFERENCES "own_pictures"("path", "version") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Pictures that were live until now belong to the live catalogue, which is a new version by them. Its hash is worked out by
-- whoever reads it first (lib/server/catalogue/versions/version.ts).
INSERT INTO "catalogue_versions" ("content_hash", "kind", "author", "note", "summary")
SELECT '', 'Draft', (array_agg("author" ORDER BY "at" DESC))[1], 'Pictures of one’s own belong to the catalogue from here on.',
    CASE count(*) WHEN 1 THEN '1 other change' ELSE count(*) || ' other changes' END
FROM "own_pictures"
HAVING count(*) > 0 AND EXISTS (SELECT 1 FROM "catalogue_versions");

INSERT INTO "catalogue_pictures" ("path", "version")
SELECT "path", "version" FROM "own_pictures" WHERE EXISTS (SELECT 1 FROM "catalogue_versions");
