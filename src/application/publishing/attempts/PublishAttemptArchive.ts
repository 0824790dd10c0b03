import { isPendingChange } from '../../../domain/changes/pendingChange.ts';
import { upgradeChange } from '../../../domain/changes/upgradeChange.ts';
import type { PublishAttempt } from '../../../domain/publishing/process/publishAttempt.ts';
import type { ChangeSubjects } from '../../changes/ChangeSubjects.ts';
import type { KeyValueStorage } from '../../shared/KeyValueStorage.ts';

const keyOf = (companyId: string): string => `publishAttempt/${companyId}`;

/** Validates a stored attempt, because stored data is untrusted. */
const isComplete = ({ attemptId, changes, done, skipped = [], createdIds }: PublishAttempt): boolean =>
  typeof attemptId === 'string' &&
  Array.isArray(done) &&
  Array.isArray(skipped) &&
  Array.isArray(changes) &&
  changes.every(isPendingChange) &&
  Object.values(createdIds ?? {}).every((id) => typeof id === 'string');

/** True if the opening call had no response. It must be repeated unchanged, so its changes must not be upgraded. */
const isBeingOpened = ({ revision, publishId }: PublishAttempt): boolean =>
  revision !== undefined && publishId === undefined;

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
      if (attempt?.companyId !== companyId || !isComplete(attempt)) return undefined;
      return isBeingOpened(attempt) ? attempt : { ...attempt, changes: attempt.changes.map(upgradeChange) };
    } catch {
      return undefined;
    }
  }

  /** Stores an attempt without secrets. If they are entered again after a reload, a new attempt starts. */
  write(attempt: PublishAttempt): void {
    const storable = { ...attempt, changes: attempt.changes.map((change) => this.#subjects.registry.storable(change)) };
    this.#storage.write(keyOf(attempt.companyId), JSON.stringify(storable));
  }

  forget(companyId: string): void {
    this.#storage.remove(keyOf(companyId));
  }
}
