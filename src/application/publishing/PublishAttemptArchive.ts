import { isPendingChange } from '../../domain/changes/pendingChange.ts';
import { upgradeChange } from '../../domain/changes/upgradeChange.ts';
import type { PublishAttempt } from '../../domain/publishing/publishAttempt.ts';
import type { ChangeSubjects } from '../changes/ChangeSubjects.ts';
import type { KeyValueStorage } from '../shared/KeyValueStorage.ts';

const keyOf = (companyId: string): string => `publishAttempt/${companyId}`;

/** What storage holds is anybody's to write. */
const isWhole = ({ attemptId, changes, done, skipped = [], createdIds }: PublishAttempt): boolean =>
  typeof attemptId === 'string' &&
  Array.isArray(done) &&
  Array.isArray(skipped) &&
  Array.isArray(changes) &&
  changes.every(isPendingChange) &&
  Object.values(createdIds ?? {}).every((id) => typeof id === 'string');

/**
 * Asking once more which draft an opening made takes the same request, word for word: the changes of an earlier release
 * stay as they were sent. Such an attempt equals no new one, so that it is given up and the changes are sent afresh.
 */
const isBeingOpened = ({ revision, publishId }: PublishAttempt): boolean =>
  revision !== undefined && publishId === undefined;

/** The journal of a publish that is under way or stopped, kept for as long as the tab lives. */
export class PublishAttemptArchive {
  readonly #storage: KeyValueStorage;
  readonly #subjects: ChangeSubjects;

  constructor(storage: KeyValueStorage, subjects: ChangeSubjects) {
    this.#storage = storage;
    this.#subjects = subjects;
  }

  read(companyId: string): PublishAttempt | undefined {
    try {
      const attempt = JSON.parse(this.#storage.read(keyOf(companyId)) ?? 'null') as PublishAttempt | null;
      if (attempt?.companyId !== companyId || !isWhole(attempt)) return undefined;
      return isBeingOpened(attempt) ? attempt : { ...attempt, changes: attempt.changes.map(upgradeChange) };
    } catch {
      return undefined;
    }
  }

  /** Without secrets that were typed: once those are entered again after a reload, the next publish begins anew. */
  write(attempt: PublishAttempt): void {
    const kept = { ...attempt, changes: attempt.changes.map((change) => this.#subjects.registry.storable(change)) };
    this.#storage.write(keyOf(attempt.companyId), JSON.stringify(kept));
  }

  forget(companyId: string): void {
    this.#storage.remove(keyOf(companyId));
  }
}
