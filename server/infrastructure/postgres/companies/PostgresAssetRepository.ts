import { createHash } from 'node:crypto';
import type { Asset, AssetRepository } from '../../../application/assets/AssetRepository.ts';
import type { Database } from '../connection/Database.ts';

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

  async keep({ contentType, bytes }: Asset): Promise<string> {
    const hash = createHash('sha256').update(bytes).digest('hex');
    await this.#database.inSystem((trx) =>
      trx
        .insertInto('asset')
        .values({ hash, content_type: contentType, bytes: Buffer.from(bytes) })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    return hash;
  }
}
