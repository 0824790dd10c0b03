import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import {
  compressDocument,
  documentHash,
  readCompressedDocument,
} from '../../../server/infrastructure/postgres/companies/compressedDocument.ts';
import type { OwnedDatabase } from '../../../server/infrastructure/postgres/connection/Database.ts';

/** Changes the first revision of a company in the database. The service itself never changes a revision. */
export const rewriteRevision = (
  database: OwnedDatabase,
  companyId: string,
  edit: (document: MerchantConfigDocument) => MerchantConfigDocument,
): Promise<void> =>
  database.inMaintenance(async (trx) => {
    const { body } = await trx
      .selectFrom('company_revision')
      .select('body')
      .where('company_id', '=', companyId)
      .where('revision', '=', 1)
      .executeTakeFirstOrThrow();
    const document = edit((await readCompressedDocument(body)) as MerchantConfigDocument);
    await trx
      .updateTable('company_revision')
      .set({ body: await compressDocument(document), hash: documentHash(document) } as object)
      .where('company_id', '=', companyId)
      .where('revision', '=', 1)
      .execute();
  });
