import type { CompanyId } from '../../../src/domain/company/companyId.ts';

/** A draft as it lies in the database: all but its revision and its age is sealed. */
export type SealedDraft = {
  readonly revision: string;
  readonly sealed: Uint8Array;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly editedAt: number;
};

export interface DraftRepository {
  find(companyId: CompanyId, userId: string): Promise<SealedDraft | undefined>;
  /** Those of several people without what they hold, by the person. */
  findRevisions(
    companyId: CompanyId,
    userIds: readonly string[],
  ): Promise<ReadonlyMap<string, Omit<SealedDraft, 'sealed'>>>;
  /** The same, which nobody else replaces before this transaction ends. */
  findToReplace(companyId: CompanyId, userId: string): Promise<SealedDraft | undefined>;
  /**
   * Puts a draft, or nothing, in the place of the revision that `findToReplace` has found, `undefined` being none at all.
   * False, and nothing is changed, where another stands there by now.
   */
  replace(
    companyId: CompanyId,
    userId: string,
    revision: string | undefined,
    next: SealedDraft | undefined,
  ): Promise<boolean>;
  /** Drops the draft of a person who is gone. */
  drop(companyId: CompanyId, userId: string): Promise<void>;
}
