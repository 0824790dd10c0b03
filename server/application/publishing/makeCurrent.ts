import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { Publish, RecordedChange } from './PublishRepository.ts';
import type { TransactionContext } from './CompanyTransaction.ts';

/** Turns an open publish into the company's next revision: customers see all of it from here on, or none. */
export async function makeCurrent(
  { unit, company, now, record }: TransactionContext,
  publish: Publish,
  document: MerchantConfigDocument,
  changes: readonly RecordedChange[],
): Promise<Publish> {
  const revision = company.currentRevision + 1;
  const { publishId } = publish;
  await unit.companies.publish(company.companyId, { revision, document, publishId, publishedAt: now });
  await unit.publishes.end(company.companyId, publishId, now, revision);
  await record('publish.completed', { publishId, revision, changes });
  return { ...publish, state: 'published', revision, completedAt: now };
}
