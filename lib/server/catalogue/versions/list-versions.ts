import type { VersionsAnswer } from '@/lib/contracts/admin/answers';
import type { Prisma } from '../../generated/client';

/** Newest versions told at most. */
const MOST = 500;

/** What has been published, newest first. */
export async function listVersions(db: Prisma.TransactionClient): Promise<VersionsAnswer> {
  const versions = await db.catalogueVersion.findMany({ orderBy: { id: 'desc' }, take: MOST });
  const hashes = versions.map(({ contentHash }) => contentHash);
  const contents = await db.catalogueContent.findMany({ where: { hash: { in: hashes } }, select: { hash: true } });
  const kept = new Set(contents.map(({ hash }) => hash));
  return {
    Versions: versions.map((version, index) => ({
      Id: version.id,
      PublishedAt: version.publishedAt.toISOString(),
      Kind: version.kind,
      Author: version.author,
      Note: version.note,
      Summary: version.summary,
      RestoredFrom: version.restoredFrom,
      IsLive: index === 0,
      IsKept: index === 0 || kept.has(version.contentHash),
    })),
  };
}
