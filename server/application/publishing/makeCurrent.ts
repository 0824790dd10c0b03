import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { Publish } from '../../../src/domain/publishing/publish.ts';
import { publishedAs, type Made } from '../../../src/domain/publishing/publishProtocol.ts';
import type { TransactionContext } from './CompanyTransaction.ts';

/** Turns an open publish into the company's next revision: customers see all of it from here on, or none. */
export async function makeCurrent(
  { unit, company: { companyId, currentRevision }, now, record }: TransactionContext,
  publish: Publish,
  { document, changes }: Made<MerchantConfigDocument>,
): Promise<Publish> {
  const published = publishedAs(publish, { currentRevision, now, changes });
  const { publishId, revision } = published;
  await unit.companies.publish(companyId, { revision, document, publishId, publishedAt: now });
  await unit.publishes.complete(companyId, published, changes);
  await unit.signals.send({ kind: 'published' });
  await record('publish.completed', { publishId, revision, changes });
  return published;
}
