import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { CompletedPublish, Publish } from '../../../src/domain/publishing/publish.ts';
import { publishedAs, type Made } from '../../../src/domain/publishing/publishProtocol.ts';
import {
  REVERTED_AMONG,
  REVERTED_WITHIN,
  revertsTo,
  takesBack,
  type Reverts,
} from '../../../src/domain/publishing/reverts.ts';
import type { TransactionContext } from './CompanyTransaction.ts';

/** Makes the complete result of an open publish the current revision. */
export async function makeCurrent(
  context: TransactionContext,
  publish: Publish,
  made: Made<MerchantConfigDocument>,
): Promise<CompletedPublish> {
  const { unit, company, now, record } = context;
  const { companyId, currentRevision } = company;
  const { document, changes } = made;
  const reverts = await revertedBy(context, made);
  const published = publishedAs(publish, { currentRevision, now, changes, reverts });
  const { publishId, revision, note } = published;
  const bytes = await unit.companies.publish(companyId, { revision, document, publishId, publishedAt: now });
  await unit.usage.addBytes(bytes + JSON.stringify(changes).length);
  await unit.publishes.complete(companyId, published, changes);
  await unit.signals.send({ kind: 'published' });
  await record('publish.completed', { publishId, revision, note, reverts, changes });
  return published;
}

/** Finds the revision that a publish restores by comparing contents, because the client is untrusted. */
async function revertedBy(
  { unit, company: { companyId, currentRevision } }: TransactionContext,
  { document, changes }: Made<MerchantConfigDocument>,
): Promise<Reverts | undefined> {
  const equalRevision = revertsTo(await unit.companies.findSame(companyId, document), currentRevision);
  if (equalRevision) return equalRevision;
  const after = currentRevision - REVERTED_WITHIN;
  const query = { after, changeCount: changes.length, limit: REVERTED_AMONG };
  const alike = await unit.publishes.listByChangeCount(companyId, query);
  const undone = alike.find((earlier) => takesBack(changes, earlier.changes));
  return undone && { kind: 'undone', revision: undone.revision };
}
