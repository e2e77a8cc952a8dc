-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "section_type" AS ENUM ('Basic', 'Stain', 'Flyout', 'FinishOptions', 'MultiSelect');

-- CreateEnum
CREATE TYPE "email_status" AS ENUM ('Pending', 'Sent', 'Failed');

-- CreateTable
CREATE TABLE "categories" (
    "id" INTEGER NOT NULL,
    "display_name" TEXT NOT NULL,
    "longer_name" TEXT NOT NULL,
    "normalized_name" TEXT NOT NULL,
    "default_style_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "categories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "styles" (
    "id" INTEGER NOT NULL,
    "category_id" INTEGER NOT NULL,
    "family_key" TEXT NOT NULL,
    "display_name" TEXT NOT NULL,
    "normalized_name" TEXT NOT NULL,
    "sku" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "note_1" TEXT NOT NULL DEFAULT '',
    "note_2" TEXT NOT NULL DEFAULT '',
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "styles_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sections" (
    "id" INTEGER NOT NULL,
    "type" "section_type" NOT NULL,
    "slot" TEXT,
    "child_slot" TEXT,
    "display_name" TEXT NOT NULL,
    "normalized_name" TEXT NOT NULL,
    "has_thumbnails" BOOLEAN NOT NULL DEFAULT false,
    "thumbnail_path" TEXT NOT NULL DEFAULT '',
    "is_selectable" BOOLEAN NOT NULL DEFAULT true,
    "is_visible" BOOLEAN NOT NULL DEFAULT true,
    "is_dynamic" BOOLEAN NOT NULL DEFAULT false,
    "is_accessory" BOOLEAN NOT NULL DEFAULT false,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "is_pictured" BOOLEAN NOT NULL DEFAULT false,
    "sub_section_id" INTEGER,
    "css_classes" TEXT NOT NULL DEFAULT '',
    "parent_section_id" INTEGER,
    "parent_position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "sections_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "parts" (
    "id" INTEGER NOT NULL,
    "display_name" TEXT NOT NULL,
    "normalized_name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "code" TEXT NOT NULL DEFAULT '',
    "code2" TEXT NOT NULL DEFAULT '',
    "image_name" TEXT NOT NULL DEFAULT '',
    "sku" TEXT NOT NULL DEFAULT '',
    "child_section_id" INTEGER,
    "sub_section_group" TEXT NOT NULL DEFAULT '',
    "is_description_flyout" BOOLEAN NOT NULL DEFAULT false,
    "is_enabled" BOOLEAN NOT NULL DEFAULT true,
    "size_class" TEXT NOT NULL DEFAULT '',
    "wood_tier" TEXT,
    "additional_cost_percent" INTEGER,

    CONSTRAINT "parts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "style_sections" (
    "style_id" INTEGER NOT NULL,
    "section_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "default_part_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "default_child_part_id" INTEGER,

    CONSTRAINT "style_sections_pkey" PRIMARY KEY ("style_id","section_id")
);

-- CreateTable
CREATE TABLE "section_parts" (
    "section_id" INTEGER NOT NULL,
    "part_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "section_parts_pkey" PRIMARY KEY ("section_id","part_id")
);

-- CreateTable
CREATE TABLE "part_children" (
    "parent_id" INTEGER NOT NULL,
    "child_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "part_children_pkey" PRIMARY KEY ("parent_id","child_id")
);

-- CreateTable
CREATE TABLE "style_parts" (
    "style_id" INTEGER NOT NULL,
    "part_id" INTEGER NOT NULL,
    "is_omitted" BOOLEAN NOT NULL DEFAULT false,
    "is_selection_restricted" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "style_parts_pkey" PRIMARY KEY ("style_id","part_id")
);

-- CreateTable
CREATE TABLE "part_restrictions" (
    "style_id" INTEGER NOT NULL,
    "left_part_id" INTEGER NOT NULL,
    "right_part_id" INTEGER NOT NULL,

    CONSTRAINT "part_restrictions_pkey" PRIMARY KEY ("style_id","left_part_id","right_part_id")
);

-- CreateTable
CREATE TABLE "three_part_restrictions" (
    "style_id" INTEGER NOT NULL,
    "part_1_id" INTEGER NOT NULL,
    "part_2_id" INTEGER NOT NULL,
    "part_3_id" INTEGER NOT NULL,

    CONSTRAINT "three_part_restrictions_pkey" PRIMARY KEY ("style_id","part_1_id","part_2_id","part_3_id")
);

-- CreateTable
CREATE TABLE "catalogue_versions" (
    "id" SERIAL NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "content_hash" TEXT NOT NULL,

    CONSTRAINT "catalogue_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "price_entries" (
    "id" SERIAL NOT NULL,
    "style_id" INTEGER NOT NULL,
    "part_id" INTEGER NOT NULL,
    "size_part_id" INTEGER,
    "wood_tier" TEXT,
    "cents" INTEGER NOT NULL,

    CONSTRAINT "price_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "percent_entries" (
    "id" SERIAL NOT NULL,
    "part_id" INTEGER NOT NULL,
    "style_id" INTEGER,
    "hundredths" INTEGER NOT NULL,

    CONSTRAINT "percent_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "two_tone_additions" (
    "style_id" INTEGER NOT NULL,
    "size_class" TEXT NOT NULL,
    "cents" INTEGER NOT NULL,

    CONSTRAINT "two_tone_additions_pkey" PRIMARY KEY ("style_id","size_class")
);

-- CreateTable
CREATE TABLE "dealers" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "markup" INTEGER NOT NULL,

    CONSTRAINT "dealers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "dealer_codes" (
    "code" TEXT NOT NULL,
    "dealer_id" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "dealer_codes_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "dealer_id" INTEGER NOT NULL,
    "is_super_user" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reset_tokens" (
    "user_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reset_tokens_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "emails" (
    "id" UUID NOT NULL,
    "to_address" TEXT NOT NULL,
    "cc_address" TEXT,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "custom_sku" TEXT,
    "attachment" BYTEA,
    "status" "email_status" NOT NULL DEFAULT 'Pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "emails_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "categories_normalized_name_key" ON "categories"("normalized_name");

-- CreateIndex
CREATE UNIQUE INDEX "styles_sku_key" ON "styles"("sku");

-- CreateIndex
CREATE UNIQUE INDEX "styles_category_id_normalized_name_key" ON "styles"("category_id", "normalized_name");

-- CreateIndex
CREATE INDEX "sections_parent_section_id_idx" ON "sections"("parent_section_id");

-- CreateIndex
CREATE INDEX "parts_child_section_id_idx" ON "parts"("child_section_id");

-- CreateIndex
CREATE INDEX "style_sections_section_id_idx" ON "style_sections"("section_id");

-- CreateIndex
CREATE INDEX "section_parts_part_id_idx" ON "section_parts"("part_id");

-- CreateIndex
CREATE INDEX "part_children_child_id_idx" ON "part_children"("child_id");

-- CreateIndex
CREATE INDEX "style_parts_part_id_idx" ON "style_parts"("part_id");

-- CreateIndex
CREATE INDEX "part_restrictions_left_part_id_idx" ON "part_restrictions"("left_part_id");

-- CreateIndex
CREATE INDEX "part_restrictions_right_part_id_idx" ON "part_restrictions"("right_part_id");

-- CreateIndex
CREATE INDEX "three_part_restrictions_part_1_id_idx" ON "three_part_restrictions"("part_1_id");

-- CreateIndex
CREATE INDEX "three_part_restrictions_part_2_id_idx" ON "three_part_restrictions"("part_2_id");

-- CreateIndex
CREATE INDEX "three_part_restrictions_part_3_id_idx" ON "three_part_restrictions"("part_3_id");

-- CreateIndex
CREATE INDEX "price_entries_part_id_idx" ON "price_entries"("part_id");

-- CreateIndex
CREATE INDEX "price_entries_size_part_id_idx" ON "price_entries"("size_part_id");

-- CreateIndex
CREATE UNIQUE INDEX "price_entries_style_id_part_id_size_part_id_wood_tier_key" ON "price_entries"("style_id", "part_id", "size_part_id", "wood_tier") NULLS NOT DISTINCT;

-- CreateIndex
CREATE INDEX "percent_entries_style_id_idx" ON "percent_entries"("style_id");

-- CreateIndex
CREATE UNIQUE INDEX "percent_entries_part_id_style_id_key" ON "percent_entries"("part_id", "style_id") NULLS NOT DISTINCT;

-- CreateIndex
CREATE INDEX "dealer_codes_dealer_id_idx" ON "dealer_codes"("dealer_id");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "users_dealer_id_idx" ON "users"("dealer_id");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "reset_tokens_token_hash_key" ON "reset_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "emails_status_created_at_idx" ON "emails"("status", "created_at");

-- AddForeignKey
ALTER TABLE "styles" ADD CONSTRAINT "styles_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sections" ADD CONSTRAINT "sections_parent_section_id_fkey" FOREIGN KEY ("parent_section_id") REFERENCES "sections"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parts" ADD CONSTRAINT "parts_child_section_id_fkey" FOREIGN KEY ("child_section_id") REFERENCES "sections"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "style_sections" ADD CONSTRAINT "style_sections_style_id_fkey" FOREIGN KEY ("style_id") REFERENCES "styles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "style_sections" ADD CONSTRAINT "style_sections_section_id_fkey" FOREIGN KEY ("section_id") REFERENCES "sections"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "section_parts" ADD CONSTRAINT "section_parts_section_id_fkey" FOREIGN KEY ("section_id") REFERENCES "sections"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "section_parts" ADD CONSTRAINT "section_parts_part_id_fkey" FOREIGN KEY ("part_id") REFERENCES "parts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "part_children" ADD CONSTRAINT "part_children_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "part_children" ADD CONSTRAINT "part_children_child_id_fkey" FOREIGN KEY ("child_id") REFERENCES "parts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "style_parts" ADD CONSTRAINT "style_parts_style_id_fkey" FOREIGN KEY ("style_id") REFERENCES "styles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "style_parts" ADD CONSTRAINT "style_parts_part_id_fkey" FOREIGN KEY ("part_id") REFERENCES "parts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "part_restrictions" ADD CONSTRAINT "part_restrictions_style_id_fkey" FOREIGN KEY ("style_id") REFERENCES "styles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "part_restrictions" ADD CONSTRAINT "part_restrictions_left_part_id_fkey" FOREIGN KEY ("left_part_id") REFERENCES "parts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "part_restrictions" ADD CONSTRAINT "part_restrictions_right_part_id_fkey" FOREIGN KEY ("right_part_id") REFERENCES "parts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "three_part_restrictions" ADD CONSTRAINT "three_part_restrictions_style_id_fkey" FOREIGN KEY ("style_id") REFERENCES "styles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "three_part_restrictions" ADD CONSTRAINT "three_part_restrictions_part_1_id_fkey" FOREIGN KEY ("part_1_id") REFERENCES "parts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "three_part_restrictions" ADD CONSTRAINT "three_part_restrictions_part_2_id_fkey" FOREIGN KEY ("part_2_id") REFERENCES "parts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "three_part_restrictions" ADD CONSTRAINT "three_part_restrictions_part_3_id_fkey" FOREIGN KEY ("part_3_id") REFERENCES "parts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_entries" ADD CONSTRAINT "price_entries_style_id_fkey" FOREIGN KEY ("style_id") REFERENCES "styles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_entries" ADD CONSTRAINT "price_entries_part_id_fkey" FOREIGN KEY ("part_id") REFERENCES "parts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_entries" ADD CONSTRAINT "price_entries_size_part_id_fkey" FOREIGN KEY ("size_part_id") REFERENCES "parts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "percent_entries" ADD CONSTRAINT "percent_entries_part_id_fkey" FOREIGN KEY ("part_id") REFERENCES "parts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "percent_entries" ADD CONSTRAINT "percent_entries_style_id_fkey" FOREIGN KEY ("style_id") REFERENCES "styles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "two_tone_additions" ADD CONSTRAINT "two_tone_additions_style_id_fkey" FOREIGN KEY ("style_id") REFERENCES "styles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dealer_codes" ADD CONSTRAINT "dealer_codes_dealer_id_fkey" FOREIGN KEY ("dealer_id") REFERENCES "dealers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_dealer_id_fkey" FOREIGN KEY ("dealer_id") REFERENCES "dealers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reset_tokens" ADD CONSTRAINT "reset_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What Prisma's schema cannot say. `NULLS NOT DISTINCT` above is ours too: two prices "for every size" must collide.
ALTER TABLE "price_entries" ADD CONSTRAINT "price_entries_cents_check" CHECK ("cents" >= 0);
ALTER TABLE "percent_entries" ADD CONSTRAINT "percent_entries_hundredths_check" CHECK ("hundredths" >= 0);
ALTER TABLE "two_tone_additions" ADD CONSTRAINT "two_tone_additions_cents_check" CHECK ("cents" >= 0);
ALTER TABLE "dealers" ADD CONSTRAINT "dealers_markup_check" CHECK ("markup" BETWEEN 100 AND 999);
ALTER TABLE "users" ADD CONSTRAINT "users_email_check" CHECK ("email" = lower("email"));
ALTER TABLE "part_restrictions" ADD CONSTRAINT "part_restrictions_distinct_check" CHECK ("left_part_id" <> "right_part_id");
