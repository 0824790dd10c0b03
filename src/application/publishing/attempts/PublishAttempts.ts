import { plainChange, type PendingChange } from '../../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import { publishNote } from '../../../domain/publishing/publishNote.ts';
import { canGoOn, type PublishAttempt } from '../../../domain/publishing/process/publishAttempt.ts';
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

  /** Removes the revision if the service has no publish sessions, so that only calls of the specification are sent. */
  withinReach(published: PublishedCompany): PublishedCompany {
    return this.#extensions()?.publishSessions ? published : { ...published, revision: undefined };
  }

  begin(
    published: PublishedCompany,
    changes: readonly PendingChange[],
    stopped: PublishAttempt | undefined,
    written = '',
    figures?: string,
  ): PublishAttempt {
    const { companyId } = published.configuration;
    const { revision } = this.withinReach(published);
    // Entities created without a publish session exist already and must not be created again.
    const createdIds = revision === undefined ? stopped?.createdIds : undefined;
    const kept = this.#extensions()?.publishNotes ? { note: publishNote(written), figures } : {};
    const sent = changes.map(plainChange);
    const fresh = { attemptId: this.#ids.next(), companyId, revision, changes: sent, ...kept, done: [], createdIds };
    return stopped && !stopped.isUnsent && canGoOn(stopped, fresh) ? stopped : fresh;
  }

  /** Adds the progress from the journal. The changes come from `attempt`, because the journal contains no secrets. */
  reached(attempt: PublishAttempt): PublishAttempt {
    const kept = this.#journal.read(attempt.companyId);
    return kept?.attemptId === attempt.attemptId ? { ...kept, changes: attempt.changes } : (kept ?? attempt);
  }

  giveUp(attempt: PublishAttempt, configuration: CompanyConfiguration): Promise<Result<void, PortFailure>> {
    return this.#giveUp.execute(attempt, configuration);
  }
}
