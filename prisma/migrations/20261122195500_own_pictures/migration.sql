-- CreateTable
CREATE TABLE "own_pictures" (
    "path" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "author" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "own_pictures_pkey" PRIMARY KEY ("path")
);
