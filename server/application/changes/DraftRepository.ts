import type { CompanyId } from '../../../src/domain/company/companyId.ts';

/** A stored draft. Everything except its revision and time is encrypted. */
export type SealedDraft = {
  readonly revision: string;
  readonly sealed: Uint8Array;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly editedAt: number;
};

export interface DraftRepository {
  find(companyId: CompanyId, userId: string): Promise<SealedDraft | undefined>;
  findRevisions(
    companyId: CompanyId,
    userIds: readonly string[],
  ): Promise<ReadonlyMap<string, Omit<SealedDraft, 'sealed'>>>;
  /** Locks the draft until the transaction ends. */
  findToReplace(companyId: CompanyId, userId: string): Promise<SealedDraft | undefined>;
  /**
   * Replaces or deletes the draft of this revision. Returns false, without a write, if the stored revision differs.
   * @param revision of the draft that `findToReplace` returned, or `undefined` if it found none
   */
  replace(
    companyId: CompanyId,
    userId: string,
    revision: string | undefined,
    next: SealedDraft | undefined,
  ): Promise<boolean>;
  /** Deletes the draft of a removed user. */
  drop(companyId: CompanyId, userId: string): Promise<void>;
}
