import { sql, type Kysely } from 'kysely';
import { assetsNamedIn } from '../../../application/assets/AssetRepository.ts';
import type { Tables } from '../Tables.ts';

type User = { readonly rootOrgId: string; readonly companyId: string; readonly publishId?: string | undefined };

/** Protects referenced files from deletion: for ever by a revision, or while `publishId` is open. */
export async function keepAssetUses(
  trx: Kysely<Tables>,
  { rootOrgId, companyId, publishId = '' }: User,
  document: object,
): Promise<void> {
  const hashes = assetsNamedIn(JSON.stringify(document));
  if (hashes.length === 0) return;
  // A file deleted by a concurrent sweep is skipped.
  await sql`insert into asset_use select ${rootOrgId}, ${companyId}, hash, ${publishId} from asset
    where hash = any(${[...hashes]}) on conflict do nothing`.execute(trx);
}

/** Renews files referenced by a draft, so that they outlive it. */
export async function touchAssets(trx: Kysely<Tables>, content: object, now: number): Promise<void> {
  const hashes = assetsNamedIn(JSON.stringify(content));
  if (hashes.length === 0) return;
  await sql`update asset set touched_at = ${new Date(now)} where hash = any(${[...hashes]})
    and touched_at < ${new Date(now)}`.execute(trx);
}
