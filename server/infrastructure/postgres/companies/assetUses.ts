import { sql, type Kysely } from 'kysely';
import { assetsNamedIn } from '../../../application/assets/assetsNamedIn.ts';
import type { Tables } from '../Tables.ts';

type User = { readonly rootOrgId: string; readonly companyId: string; readonly publishId?: string | undefined };

/** Keeps the files that a document names: for good, as a revision does, or for as long as a publish is open. */
export async function keepAssetUses(
  trx: Kysely<Tables>,
  { rootOrgId, companyId, publishId = '' }: User,
  document: object,
): Promise<void> {
  const hashes = assetsNamedIn(JSON.stringify(document));
  if (hashes.length === 0) return;
  // A file that is being swept away just now is not there any more, or not swept.
  await sql`insert into asset_use select ${rootOrgId}, ${companyId}, hash, ${publishId} from asset
    where hash = any(${[...hashes]}) on conflict do nothing`.execute(trx);
}

/** Counts files that a draft names as fresh: they stay for longer than the draft does. */
export async function touchAssets(trx: Kysely<Tables>, content: object, now: number): Promise<void> {
  const hashes = assetsNamedIn(JSON.stringify(content));
  if (hashes.length === 0) return;
  await sql`update asset set touched_at = ${new Date(now)} where hash = any(${[...hashes]})
    and touched_at < ${new Date(now)}`.execute(trx);
}
