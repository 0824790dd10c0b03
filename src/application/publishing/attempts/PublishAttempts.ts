import { plainChange, type PendingChange } from '../../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import { publishNote } from '../../../domain/publishing/publishNote.ts';
import { canResume, type PublishAttempt } from '../../../domain/publishing/process/publishAttempt.ts';
import type { Result } from '../../../domain/shared/result.ts';
import type { PublishedCompany } from '../../company/CompanyGateway.ts';
import type { PortFailure } from '../../shared/failure.ts';
import type { Ids } from '../../shared/Ids.ts';
import type { GiveUpAttempt } from './GiveUpAttempt.ts';
import type { PublishAttemptArchive } from './PublishAttemptArchive.ts';

type Announced = { readonly publishSessions: boolean; readonly publishNotes: boolean };

export class PublishAttempts {
  readonly #journal: PublishAttemptArchive;
  readonly #giveUp: Pick<GiveUpAttempt, 'execute'>;
  readonly #extensions: () => Announced | undefined;
  readonly #ids: Ids;

  constructor(
    journal: PublishAttemptArchive,
    giveUp: Pick<GiveUpAttempt, 'execute'>,
    extensions: () => Announced | undefined,
    ids: Ids,
  ) {
    this.#journal = journal;
    this.#giveUp = giveUp;
    this.#extensions = extensions;
    this.#ids = ids;
  }

  interrupted(companyId: string, changeCount: number): PublishAttempt | undefined {
    if (changeCount > 0) return this.#journal.read(companyId);
    this.#journal.forget(companyId);
    return undefined;
  }

  /** The company without its revision if the service has no publish sessions, so that publishing uses no session. */
  withinReach(published: PublishedCompany): PublishedCompany {
    return this.#extensions()?.publishSessions ? published : { ...published, revision: undefined };
  }

  begin(
    published: PublishedCompany,
    changes: readonly PendingChange[],
    stopped: PublishAttempt | undefined,
    note = '',
    figures?: string,
  ): PublishAttempt {
    const { companyId } = published.configuration;
    const { revision } = this.withinReach(published);
    // Keep the ids of entities that were created without a publish session, because these entities already exist.
    const createdIds = revision === undefined ? stopped?.createdIds : undefined;
    const noteFields = this.#extensions()?.publishNotes ? { note: publishNote(note), figures } : {};
    const sent = changes.map(plainChange);
    const newAttempt = {
      attemptId: this.#ids.next(),
      companyId,
      revision,
      changes: sent,
      ...noteFields,
      done: [],
      createdIds,
    };
    return stopped && !stopped.isUnsent && canResume(stopped, newAttempt) ? stopped : newAttempt;
  }

  /** Attempt with the progress of the journal. Its changes are from `attempt`, because the journal has no secrets. */
  reached(attempt: PublishAttempt): PublishAttempt {
    const stored = this.#journal.read(attempt.companyId);
    return stored?.attemptId === attempt.attemptId ? { ...stored, changes: attempt.changes } : (stored ?? attempt);
  }

  giveUp(attempt: PublishAttempt, configuration: CompanyConfiguration): Promise<Result<void, PortFailure>> {
    return this.#giveUp.execute(attempt, configuration);
  }
}
