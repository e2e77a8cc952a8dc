-- Sessions say from where they came and when they were used last; second factors.
ALTER TABLE "sessions" ADD COLUMN "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN "address" TEXT NOT NULL DEFAULT '',
ADD COLUMN "agent" TEXT NOT NULL DEFAULT '';

CREATE TABLE "second_factors" (
    "user_id" UUID NOT NULL,
    "sealed_secret" TEXT NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_step" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "second_factors_pkey" PRIMARY KEY ("user_id")
);

ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
