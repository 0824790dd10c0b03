import { sql, type Kysely } from 'kysely';
import { assetsNamedIn } from '../../../application/assets/AssetRepository.ts';
import type { Tables } from '../Tables.ts';

type User = { readonly rootOrgId: string; readonly companyId: string; readonly publishId?: string | undefined };

/** Protects referenced files from deletion while the publish is open. Without `publishId`, protects them for ever. */
export async function protectAssets(
  trx: Kysely<Tables>,
  { rootOrgId, companyId, publishId = '' }: User,
  document: object,
): Promise<void> {
  const hashes = assetsNamedIn(JSON.stringify(document));
  if (hashes.length === 0) return;
  // Skip a file that a concurrent sweep has deleted.
  await sql`insert into asset_use select ${rootOrgId}, ${companyId}, hash, ${publishId} from asset
    where hash = any(${[...hashes]}) on conflict do nothing`.execute(trx);
}

export async function touchAssets(trx: Kysely<Tables>, content: object, now: number): Promise<void> {
  const hashes = assetsNamedIn(JSON.stringify(content));
  if (hashes.length === 0) return;
  await sql`update asset set touched_at = ${new Date(now)} where hash = any(${[...hashes]})
    and touched_at < ${new Date(now)}`.execute(trx);
}
