import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { PublishFilter } from '../../../src/domain/history/publishFilter.ts';
import type { CompletedPublish, Publish } from '../../../src/domain/publishing/publish.ts';
import type { ListedPublish } from './publishSummary.ts';

/** A pending change as it is recorded with its publish. */
export type RecordedChange = PendingChange;

/** Two publishes opened at the same instant are told apart by what they stand on. */
export type PublishPosition = Pick<Publish, 'openedAt' | 'baseRevision' | 'publishId'>;

export type PublishListQuery = {
  readonly limit: number;
  /** A page ends with the entry that fills so many bytes. */
  readonly bytes: number;
  readonly after?: PublishPosition | undefined;
  /** Only those that are so now. */
  readonly state?: Publish['state'] | undefined;
  /** Only those that it leaves. */
  readonly filter?: PublishFilter | undefined;
};

export type PublishListPage = {
  readonly publishes: readonly ListedPublish[];
  /** Whether others come after them. */
  readonly hasMore: boolean;
};

/** Who published, by the name they did it under last. */
export type PublishPerson = { readonly userId: string; readonly name: string };

/** A publish that went live, with what it changed by name. */
export type PublishedSince = {
  readonly publish: CompletedPublish;
  readonly changes: readonly Pick<RecordedChange, 'type' | 'key'>[];
};

/** The publishes of one company. Whoever writes has locked the company first. */
export interface PublishRepository {
  find(companyId: CompanyId, publishId: string): Promise<Publish | undefined>;
  findOpen(companyId: CompanyId): Promise<Publish | undefined>;
  /** Newest first. */
  list(companyId: CompanyId, query: PublishListQuery): Promise<PublishListPage>;
  /** The publishes that made revisions, as the list has them; none made the first. */
  listByRevision(companyId: CompanyId, revisions: readonly number[]): Promise<readonly ListedPublish[]>;
  /** Everybody who ever published, who did it last first: at most 200. */
  listPeople(companyId: CompanyId): Promise<readonly PublishPerson[]>;
  /** The newest publishes after a revision that made as many changes, with all of them. */
  listAlike(
    companyId: CompanyId,
    alike: { readonly after: number; readonly changeCount: number; readonly limit: number },
  ): Promise<readonly { readonly revision: number; readonly changes: readonly RecordedChange[] }[]>;
  /** Those that went live after a revision, the oldest first: the newest `limit` of them, each with the first 500 of its keys. */
  listSince(companyId: CompanyId, revision: number, limit: number): Promise<readonly PublishedSince[]>;
  readChanges(companyId: CompanyId, publishId: string): Promise<readonly RecordedChange[]>;
  /** The configuration an open publish has come to. Throws where the publish is not open. */
  readDraft(companyId: CompanyId, publishId: string): Promise<MerchantConfigDocument>;
  /** `draft` is the revision it stands on. */
  open(
    companyId: CompanyId,
    publish: Publish,
    draft: MerchantConfigDocument,
    changes: readonly RecordedChange[],
  ): Promise<void>;
  /** Replaces the draft of an open publish and renews its lease. */
  writeDraft(
    companyId: CompanyId,
    publishId: string,
    draft: MerchantConfigDocument,
    leaseExpiresAt: number,
  ): Promise<void>;
  /** Ends an open publish as it went live: its changes as they turned out take the place of those that were said. */
  complete(companyId: CompanyId, published: CompletedPublish, changes: readonly RecordedChange[]): Promise<void>;
  /**
   * Revisions that were the last to hold some of the values that the changes are to: of each end of the history, so many
   * at most. Reads nothing else of them.
   */
  findHolding(companyId: CompanyId, changes: readonly RecordedChange[], limit: number): Promise<readonly number[]>;
  /** Newest revisions that a publish replaced when it changed one of these keys, at most `limit`. */
  findReplaced(companyId: CompanyId, keys: readonly string[], limit: number): Promise<readonly number[]>;
  /** Ends an open publish as given up: of its draft nothing is left, of its changes what a list names. Answers the bytes of that. */
  giveUp(companyId: CompanyId, publishId: string, endedAt: number): Promise<number>;
  /** Drops what was given up `GIVEN_UP_LIFE` ago. `now` in milliseconds since 1970-01-01 UTC. */
  dropGivenUp(companyId: CompanyId, now: number): Promise<void>;
}
