import { reaction, runInAction } from 'mobx';
import type { CompanyPath } from '../../company/CompanyPath.ts';
import { noDraft, type Draft } from '../../../domain/changes/drafts/draft.ts';
import { writeHistory } from '../../../domain/changes/drafts/draftHistory.ts';
import {
  newDraftProcess,
  nextDraftProcess,
  unsentOf,
  type DraftEffect,
  type DraftEvent,
  type SendingDraft,
} from '../../../domain/changes/drafts/draftProcess.ts';
import type { TabContent, Unsent } from '../../../domain/changes/drafts/mergeStoredDraft.ts';
import { isPendingChange, plainChange } from '../../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import { deepEqual } from '../../../domain/shared/deepEqual.ts';
import { ok, type Result } from '../../../domain/shared/result.ts';
import type { CompanyStore } from '../../company/CompanyStore.ts';
import type { Clock } from '../../shared/Clock.ts';
import type { Connection } from '../../shared/Connection.ts';
import type { PortFailure } from '../../shared/failure.ts';
import type { Ids } from '../../shared/Ids.ts';
import type { TabSignals } from '../../shared/TabSignals.ts';
import type { ChangeSubjects } from '../ChangeSubjects.ts';
import type { ChangesOwner, PendingChangesArchive } from '../PendingChangesArchive.ts';
import type { PendingChangesStore } from '../PendingChangesStore.ts';
import type { DraftAnswer, DraftGateway } from './DraftGateway.ts';
import type { DraftStore } from './DraftStore.ts';

/**
 * Maximum length of a stored note. Far longer than a publish allows, so that a draft can contain a note that is too
 * long to publish.
 */
const MAX_STORED_NOTE = 5000;

export type DraftTools = {
  readonly store: PendingChangesStore;
  readonly drafts: DraftStore;
  readonly archive: PendingChangesArchive;
  readonly subjects: ChangeSubjects;
  readonly gateway: DraftGateway;
  readonly company: CompanyStore;
  readonly clock: Clock;
  readonly connection: Connection;
  readonly ids: Ids;
  readonly signals: TabSignals;
  readonly pathOf: (companyId: string) => CompanyPath | undefined;
};

const REASONS = {
  rejected: 'refused',
  malformed: 'refused',
  stale: 'refused',
  unauthorized: 'ended',
  forbidden: 'ended',
  'step-up-required': 'ended',
  'review-read-only': 'ended',
  'not-found': 'ended',
  unavailable: 'temporary',
  busy: 'temporary',
  unreachable: 'temporary',
  'timed-out': 'temporary',
} as const satisfies Record<PortFailure['kind'], string>;

/** Runs the draft process of one user and company: passes events to it and performs its effects. */
export class DraftRun {
  readonly #tools: DraftTools;
  readonly #owner: ChangesOwner;
  #process = newDraftProcess;
  #cancelWait: () => void = () => undefined;
  #flushes: readonly ((isStored: boolean) => void)[] = [];
  #stopFunctions: readonly (() => void)[] = [];

  constructor(tools: DraftTools, owner: ChangesOwner) {
    this.#tools = tools;
    this.#owner = owner;
  }

  begin(configuration: CompanyConfiguration, draft: Draft | undefined, unsent: Unsent): void {
    const { store, drafts, connection, signals } = this.#tools;
    this.#handle({ kind: 'opened', draft, unsent }, configuration);
    drafts.flush = () =>
      new Promise((resolve) => {
        this.#flushes = [...this.#flushes, resolve];
        this.#handle({ kind: 'flush-requested' });
      });
    drafts.onAnnounced = (revision) => this.#handle({ kind: 'announced', revision });
    this.#stopFunctions = [
      signals.subscribe((signal) => {
        if ('kind' in signal && signal.person === this.#owner.userId && signal.company === this.#owner.companyId)
          drafts.onAnnounced(signal.revision);
      }),
      reaction(
        () => [store.list, store.history, store.note],
        () => this.#handle({ kind: 'edited' }),
        { fireImmediately: true },
      ),
      connection.watch(() => {
        if (connection.isOnline()) this.#handle({ kind: 'back-online' });
      }),
    ];
  }

  stop(): Unsent {
    const { drafts } = this.#tools;
    const unsent = unsentOf(this.#process, this.#content);
    this.#handle({ kind: 'left' });
    for (const stop of this.#stopFunctions) stop();
    drafts.onAnnounced = () => undefined;
    runInAction(() => drafts.show([]));
    return unsent;
  }

  get #content(): TabContent {
    const { store, drafts } = this.#tools;
    const { history, note } = store;
    const changes = new Map(store.list.map((change) => [change.key, plainChange(change)]));
    return { changes, history, note, conflicts: drafts.conflicts };
  }

  #handle(event: DraftEvent, published = this.#tools.company.configuration): void {
    const { subjects, ids } = this.#tools;
    const context = { registry: subjects.registry, content: this.#content, published, key: ids.next() };
    const { process, effects } = nextDraftProcess(this.#process, event, context);
    this.#process = process;
    if (process.phase !== 'waiting') this.#cancelWait();
    runInAction(() => {
      for (const effect of effects) this.#performEffect(effect);
    });
  }

  #performEffect(effect: DraftEffect): void {
    const { company, clock, signals } = this.#tools;
    switch (effect.kind) {
      case 'read':
        return void this.#read();
      case 'write':
        return void this.#write(effect.sending);
      case 'wait':
        this.#cancelWait = clock.after(effect.milliseconds, () => this.#handle({ kind: 'due' }));
        return;
      case 'archive':
        return this.#archive();
      case 'show':
        return this.#show(effect.content, effect.isFirst);
      case 'announce': {
        const { companyId, userId } = this.#owner;
        return signals.post({ kind: 'draft', company: companyId, person: userId, revision: effect.revision });
      }
      case 'refetch-company':
        return void company.refetch();
      case 'end-flush':
        for (const resolve of this.#flushes) resolve(effect.isStored);
        this.#flushes = [];
    }
  }

  async #read(): Promise<void> {
    const { gateway } = this.#tools;
    const result = await (this.#path && gateway.read(this.#path));
    if (!result?.ok) return this.#fail(result?.error);
    return this.#receiveDraft(result.value);
  }

  async #write(sending: SendingDraft): Promise<void> {
    const answer = await (this.#path && this.#replace(this.#path, sending));
    if (!answer?.ok) return this.#fail(answer?.error);
    if (answer.value.kind === 'stale') return this.#receiveDraft(answer.value.present);
    this.#handle({ kind: 'stored', revision: answer.value.revision });
  }

  /** Replaces the draft with this revision, or deletes it if nothing is pending. */
  async #replace(path: CompanyPath, sending: SendingDraft): Promise<Result<DraftAnswer, PortFailure>> {
    const { gateway } = this.#tools;
    const { revision, key: idempotencyKey } = sending;
    const changes = [...sending.changes.values(), ...sending.others];
    const history = writeHistory(changes, sending.history);
    const note = sending.note.slice(0, MAX_STORED_NOTE) || undefined;
    const isEmpty = changes.length === 0 && history.done.length === 0 && history.undone.length === 0;
    if (isEmpty && revision === noDraft.revision) return ok({ kind: 'stored', revision });
    if (isEmpty) return gateway.drop(path, { revision, idempotencyKey });
    return gateway.store(path, { changes, history, ...(note !== undefined && { note }) }, { revision, idempotencyKey });
  }

  get #path(): CompanyPath | undefined {
    return this.#tools.pathOf(this.#owner.companyId);
  }

  async #receiveDraft(draft: Draft): Promise<void> {
    try {
      await this.#tools.subjects.loadFor(draft.changes.filter(isPendingChange));
    } catch {
      return this.#fail();
    }
    this.#handle({ kind: 'received', draft });
  }

  #fail(failure: PortFailure = { kind: 'unreachable' }): void {
    const retryAfterMs = 'retryAfterMs' in failure ? failure.retryAfterMs : undefined;
    this.#handle({ kind: 'failed', reason: REASONS[failure.kind], retryAfterMs });
  }

  #archive(): void {
    const { store, drafts, archive } = this.#tools;
    const { rows, note } = unsentOf(this.#process, this.#content);
    const isArchived = archive.writeUnsent(this.#owner, rows, note);
    const { failures, isRefused } = this.#process;
    store.markPersisted(isArchived || failures === 0);
    if (isRefused) drafts.mark('refused');
    else drafts.mark(rows.length === 0 ? 'stored' : 'unsent');
    // Keep only conflicts whose key was not edited, undone or published after the conflict was found.
    const open = drafts.conflicts.filter(({ mine }) => deepEqual(store.get(mine.key)?.value, mine.value));
    if (open.length < drafts.conflicts.length) drafts.show(open);
  }

  #show({ changes, history, note, conflicts }: TabContent, isFirst: boolean): void {
    const { store, drafts } = this.#tools;
    store.write(note);
    drafts.show(conflicts);
    const list = [...changes.values()];
    if (deepEqual(list, store.list) && deepEqual(history, store.history)) return;
    const isRestored = isFirst && list.some((change) => !deepEqual(store.get(change.key), change));
    if (isRestored) store.restore(list, history);
    else store.replace(list, history);
  }
}
