import { sql, type Transaction } from 'kysely';
import {
  assetHash,
  type Asset,
  type AssetKeeper,
  type AssetRepository,
} from '../../../application/assets/AssetRepository.ts';
import { touchAssets } from './assetUses.ts';
import type { Database } from '../connection/Database.ts';
import type { Tables } from '../Tables.ts';

export class PostgresAssetRepository implements AssetRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async find(hash: string): Promise<Asset | undefined> {
    const row = await this.#database.inSystem((trx) =>
      trx.selectFrom('asset').select(['content_type', 'bytes']).where('hash', '=', hash).executeTakeFirst(),
    );
    return row && { contentType: row.content_type, bytes: row.bytes };
  }
}

export class PostgresAssetKeeper implements AssetKeeper {
  readonly #trx: Transaction<Tables>;

  constructor(trx: Transaction<Tables>) {
    this.#trx = trx;
  }

  async store(asset: Asset, now: number): Promise<boolean> {
    const { rows } = await sql<{ isNew: boolean }>`
      insert into asset (hash, content_type, bytes, touched_at)
      values (${assetHash(asset)}, ${asset.contentType}, ${Buffer.from(asset.bytes)}, ${new Date(now)})
      on conflict (hash) do update set touched_at = greatest(asset.touched_at, excluded.touched_at)
      returning xmax = 0 as "isNew"`.execute(this.#trx);
    return rows[0]?.isNew === true;
  }

  touchNamed(content: object, now: number): Promise<void> {
    return touchAssets(this.#trx, content, now);
  }
}
