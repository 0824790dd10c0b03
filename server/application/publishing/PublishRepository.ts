import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { PublishFilter } from '../../../src/domain/history/publishFilter.ts';
import type { CompletedPublish, Publish } from '../../../src/domain/publishing/publish.ts';
import type { ListedPublish } from './publishSummary.ts';

export type RecordedChange = PendingChange;

/** List position of a publish. The base revision orders publishes that were opened at the same instant. */
export type PublishPosition = Pick<Publish, 'openedAt' | 'baseRevision' | 'publishId'>;

export type PublishListQuery = {
  readonly limit: number;
  /** A page ends with the entry that reaches this size in bytes. */
  readonly bytes: number;
  readonly after?: PublishPosition | undefined;
  readonly state?: Publish['state'] | undefined;
  readonly filter?: PublishFilter | undefined;
};

export type PublishListPage = {
  readonly publishes: readonly ListedPublish[];
  readonly hasMore: boolean;
};

export type PublishPerson = { readonly userId: string; readonly name: string };

export type PublishedSince = {
  readonly publish: CompletedPublish;
  readonly changes: readonly Pick<RecordedChange, 'type' | 'key'>[];
};

/** The publishes of one company. Writes require a lock on the company. */
export interface PublishRepository {
  find(companyId: CompanyId, publishId: string): Promise<Publish | undefined>;
  findOpen(companyId: CompanyId): Promise<Publish | undefined>;
  /** Lists publishes, newest first. */
  list(companyId: CompanyId, query: PublishListQuery): Promise<PublishListPage>;
  /** Finds the publishes that created these revisions. No publish created the first revision. */
  listByRevision(companyId: CompanyId, revisions: readonly number[]): Promise<readonly ListedPublish[]>;
  /** Lists at most 200 users who published, the most recent first. */
  listPeople(companyId: CompanyId): Promise<readonly PublishPerson[]>;
  /** Lists the newest publishes after a revision with the same number of changes, including the changes. */
  listByChangeCount(
    companyId: CompanyId,
    alike: { readonly after: number; readonly changeCount: number; readonly limit: number },
  ): Promise<readonly { readonly revision: number; readonly changes: readonly RecordedChange[] }[]>;
  /** Returns the newest `limit` publishes after a revision, oldest first, each with at most 500 changed keys. */
  listSince(companyId: CompanyId, revision: number, limit: number): Promise<readonly PublishedSince[]>;
  readChanges(companyId: CompanyId, publishId: string): Promise<readonly RecordedChange[]>;
  /** Reads the current draft of an open publish. Throws if the publish is not open. */
  readDraft(companyId: CompanyId, publishId: string): Promise<MerchantConfigDocument>;
  /** @param draft configuration of the base revision */
  open(
    companyId: CompanyId,
    publish: Publish,
    draft: MerchantConfigDocument,
    changes: readonly RecordedChange[],
  ): Promise<void>;
  writeDraft(
    companyId: CompanyId,
    publishId: string,
    draft: MerchantConfigDocument,
    leaseExpiresAt: number,
  ): Promise<void>;
  /** Completes an open publish and replaces its announced changes by the actual changes. */
  complete(companyId: CompanyId, published: CompletedPublish, changes: readonly RecordedChange[]): Promise<void>;
  /** Finds revisions with the new values of the changes: the first and the last `limit`. Reads no documents. */
  findRevisionsWithValues(
    companyId: CompanyId,
    changes: readonly RecordedChange[],
    limit: number,
  ): Promise<readonly number[]>;
  /** Finds at most `limit` newest revisions that were replaced by a publish that changed one of these keys. */
  findReplaced(companyId: CompanyId, keys: readonly string[], limit: number): Promise<readonly number[]>;
  /** Cancels an open publish and deletes its draft. Stores its changes for the list and returns their bytes. */
  giveUp(companyId: CompanyId, publishId: string, endedAt: number): Promise<number>;
  /** Deletes publishes that were cancelled at least `GIVEN_UP_LIFE` ago. `now` in milliseconds since 1970-01-01 UTC. */
  dropGivenUp(companyId: CompanyId, now: number): Promise<void>;
}
