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
  /** Finds the draft and locks it until the transaction ends. */
  findToReplace(companyId: CompanyId, userId: string): Promise<SealedDraft | undefined>;
  /**
   * Replaces the draft, or deletes it. Writes nothing and returns false if the stored revision is not `revision`.
   * @param revision revision of the draft that `findToReplace` returned, or `undefined` if it found no draft
   */
  replace(
    companyId: CompanyId,
    userId: string,
    revision: string | undefined,
    next: SealedDraft | undefined,
  ): Promise<boolean>;
  /** Deletes the draft of a user who was removed from the company. */
  drop(companyId: CompanyId, userId: string): Promise<void>;
}
