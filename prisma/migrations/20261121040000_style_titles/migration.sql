-- A style's page has a title of its own. A catalogue imported before this goes by the style's name until the next import.
ALTER TABLE "styles" ADD COLUMN "title" TEXT NOT NULL DEFAULT '';
