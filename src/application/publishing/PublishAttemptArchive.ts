import { isPendingChange } from '../../domain/changes/pendingChange.ts';
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
      return attempt?.companyId === companyId && isWhole(attempt) ? attempt : undefined;
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
