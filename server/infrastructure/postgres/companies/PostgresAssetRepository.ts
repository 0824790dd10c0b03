import type { Transaction } from 'kysely';
import { assetHash } from '../../../application/assets/assetHash.ts';
import type { Asset, AssetKeeper, AssetRepository } from '../../../application/assets/AssetRepository.ts';
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

  async keep(asset: Asset): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#trx
      .insertInto('asset')
      .values({ hash: assetHash(asset), content_type: asset.contentType, bytes: Buffer.from(asset.bytes) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows) === 1;
  }
}
