import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { Ids } from '../../../src/application/shared/Ids.ts';
import { PUBLISH_LEASE } from '../../../src/domain/publishing/publishLease.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { AuditEntry } from '../audit/AuditLog.ts';
import type { CompanyWrite } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { makeCurrent } from './makeCurrent.ts';
import {
  clearLapsedPublish,
  findOwnPublish,
  type CompanyTransaction,
  type TransactionContext,
} from './CompanyTransaction.ts';
import type { Publish, RecordedChange } from './PublishRepository.ts';
import { refusePublish } from './refusePublish.ts';
import { withoutSecrets } from './withoutSecrets.ts';

export type ConfigurationWrite = CompanyWrite & {
  /** The publish the write belongs to; without one the write is a publish of its own. */
  readonly publishId?: string | undefined;
};

/** What a write makes of a configuration. */
export type ConfigurationEdit<T> = {
  readonly document: MerchantConfigDocument;
  /** Recorded where the write is a publish of its own; a publish recorded its changes when it was opened. */
  readonly changes: readonly RecordedChange[];
  /** What the audit log keeps of a write to a draft, without secrets. */
  readonly detail: Readonly<Record<string, unknown>>;
  readonly answer: T;
};

export type EditDocument<T> = (
  document: MerchantConfigDocument,
  context: TransactionContext,
) => Result<ConfigurationEdit<T>, ServiceFailure>;

/** The one way a call writes to a company's configuration: to the draft of its publish, or as a publish of its own. */
export class EditConfiguration {
  readonly #transaction: CompanyTransaction;
  readonly #ids: Ids;

  constructor(transaction: CompanyTransaction, ids: Ids) {
    this.#transaction = transaction;
    this.#ids = ids;
  }

  execute<T>(
    request: ConfigurationWrite,
    action: AuditEntry['action'],
    edit: EditDocument<T>,
  ): Promise<Result<T, ServiceFailure>> {
    const { publishId } = request;
    return this.#transaction.run(request, (context) =>
      publishId === undefined
        ? publishAtOnce(context, this.#ids.next(), edit)
        : writeToDraft(context, publishId, action, edit),
    );
  }
}

async function writeToDraft<T>(
  context: TransactionContext,
  publishId: string,
  action: AuditEntry['action'],
  edit: EditDocument<T>,
): Promise<Result<T, ServiceFailure>> {
  const { unit, company, now, record } = context;
  const found = await findOwnPublish(context, publishId);
  if (!found.ok) return found;
  // A lease that ran out is renewed all the same while nobody has taken the publish's place.
  if (found.value.state !== 'open') return err({ kind: 'publish-closed' });
  const edited = edit(await unit.publishes.readDraft(company.companyId, publishId), context);
  if (!edited.ok) return edited;
  const { document, detail, answer } = edited.value;
  await unit.publishes.writeDraft(company.companyId, publishId, document, now + PUBLISH_LEASE);
  await record(action, { publishId, ...detail });
  return ok(answer);
}

async function publishAtOnce<T>(
  context: TransactionContext,
  publishId: string,
  edit: EditDocument<T>,
): Promise<Result<T, ServiceFailure>> {
  const { unit, acting, company, now } = context;
  const cleared = await clearLapsedPublish(context);
  if (!cleared.ok) return cleared;
  const current = await unit.companies.readRevision(company.companyId, company.currentRevision);
  const edited = edit(current, context);
  if (!edited.ok) return edited;
  const { document, answer } = edited.value;
  const changes = edited.value.changes.map(withoutSecrets);
  const refused = refusePublish(current, document);
  if (refused) return err(refused);
  const publish: Publish = {
    publishId,
    state: 'open',
    baseRevision: company.currentRevision,
    changeCount: changes.length,
    actor: acting.actor,
    onBehalfOf: acting.onBehalfOf,
    leaseExpiresAt: now,
    openedAt: now,
  };
  await unit.publishes.open(company.companyId, publish, document, changes);
  await makeCurrent(context, publish, document, changes);
  return ok(answer);
}
