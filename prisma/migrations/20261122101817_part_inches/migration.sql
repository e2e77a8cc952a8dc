-- What a part gives to the size of a piece, in inches. A catalogue imported before this says no sizes until the next import.
ALTER TABLE "parts" ADD COLUMN "inches" TEXT NOT NULL DEFAULT '';
