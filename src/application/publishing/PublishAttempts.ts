import { plainChange, type PendingChange } from '../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { publishNote } from '../../domain/publishing/publishNote.ts';
import { canGoOn, type PublishAttempt } from '../../domain/publishing/publishAttempt.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PublishedCompany } from '../company/CompanyGateway.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { Ids } from '../shared/Ids.ts';
import type { GiveUpAttempt } from './GiveUpAttempt.ts';
import type { PublishAttemptArchive } from './PublishAttemptArchive.ts';

/** What the service can do with a publish beyond the specification's calls. */
type Announced = { readonly publishSessions: boolean; readonly publishNotes: boolean };

/** Attempts from their beginning to being given up, and how far each got by the journal. */
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

  /** What a reload interrupted. Where no change is left, everything went live and the journal is closed. */
  interrupted(companyId: string, changeCount: number): PublishAttempt | undefined {
    if (changeCount > 0) return this.#journal.read(companyId);
    this.#journal.forget(companyId);
    return undefined;
  }

  /** What a publish sends to: a service that does not announce publish sessions gets the specification's calls only. */
  withinReach(published: PublishedCompany): PublishedCompany {
    return this.#extensions()?.publishSessions ? published : { ...published, revision: undefined };
  }

  /** The attempt that publishes these changes with what was written and counted of them: the stopped one while it can be gone on with, else one afresh. */
  begin(
    published: PublishedCompany,
    changes: readonly PendingChange[],
    stopped: PublishAttempt | undefined,
    written = '',
    figures?: string,
  ): PublishAttempt {
    const { companyId } = published.configuration;
    const { revision } = this.withinReach(published);
    // What was created without a draft is there for good, and must not be created again.
    const createdIds = revision === undefined ? stopped?.createdIds : undefined;
    const kept = this.#extensions()?.publishNotes ? { note: publishNote(written), figures } : {};
    const sent = changes.map(plainChange);
    const fresh = { attemptId: this.#ids.next(), companyId, revision, changes: sent, ...kept, done: [], createdIds };
    return stopped && !stopped.isUnsent && canGoOn(stopped, fresh) ? stopped : fresh;
  }

  /** The attempt as far as it got, with its changes as they are here: the journal keeps no secret that was typed. */
  reached(attempt: PublishAttempt): PublishAttempt {
    const kept = this.#journal.read(attempt.companyId);
    return kept?.attemptId === attempt.attemptId ? { ...kept, changes: attempt.changes } : (kept ?? attempt);
  }

  giveUp(attempt: PublishAttempt, configuration: CompanyConfiguration): Promise<Result<void, PortFailure>> {
    return this.#giveUp.execute(attempt, configuration);
  }
}
