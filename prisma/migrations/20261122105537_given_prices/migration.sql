-- CreateTable
CREATE TABLE "given_prices" (
    "token_hash" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "given_at" TIMESTAMPTZ(3) NOT NULL,
    "good_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "given_prices_pkey" PRIMARY KEY ("token_hash")
);

-- CreateIndex
CREATE INDEX "given_prices_good_until_idx" ON "given_prices"("good_until");
