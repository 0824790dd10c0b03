import { reaction, runInAction } from 'mobx';
import { emptyHistory, type ChangeHistory } from '../../../domain/changes/changeHistory.ts';
import type { Draft } from '../../../domain/changes/drafts/draft.ts';
import type { DraftConflict } from '../../../domain/changes/drafts/mergeDraft.ts';
import { mergeStoredDraft } from '../../../domain/changes/drafts/mergeStoredDraft.ts';
import { unsentRows, type UnsentRow } from '../../../domain/changes/drafts/unsentRows.ts';
import { dropPublished } from '../../../domain/changes/conflicts/rebaseOnto.ts';
import {
  isPendingChange,
  plainChange,
  type PendingChange,
  type PendingChanges,
} from '../../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import { deepEqual } from '../../../domain/shared/deepEqual.ts';
import type { CompanyStore } from '../../company/CompanyStore.ts';
import type { Clock } from '../../shared/Clock.ts';
import type { Connection } from '../../shared/Connection.ts';
import type { PortFailure } from '../../shared/failure.ts';
import type { Ids } from '../../shared/Ids.ts';
import type { TabSignals } from '../../shared/TabSignals.ts';
import type { ChangeSubjects } from '../ChangeSubjects.ts';
import type { ChangesOwner, PendingChangesArchive } from '../PendingChangesArchive.ts';
import type { PendingChangesStore } from '../PendingChangesStore.ts';
import type { DraftGateway, DraftPath } from './DraftGateway.ts';
import type { DraftStore } from './DraftStore.ts';
import { AnnouncedRevisions } from './AnnouncedRevisions.ts';
import { waitAfter } from './waitAfter.ts';
import { writeDraft, type SendingDraft, type SyncedContent } from './writeDraft.ts';

/** Milliseconds from the first unsent edit to the request. Later edits do not extend it. */
const DELAY = 500;

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
  readonly pathOf: (companyId: string) => DraftPath | undefined;
};

/** Draft as last read or stored. `revision` is absent before the first read. */
type Synced = Omit<SyncedContent, 'note'> & {
  readonly revision?: string;
  /** Undefined if the base of a restored note is unknown. The restored note then overrides the note of the draft. */
  readonly note: string | undefined;
};

/** Changes that the draft does not contain yet. `note` is present only if it may differ from the draft's. */
export type Unsent = { readonly rows: readonly UnsentRow[]; readonly note?: string | undefined };

const mapOf = (changes: readonly PendingChange[]): PendingChanges =>
  new Map(changes.map((change) => [change.key, change]));

/** Synchronizes one user's pending changes of one company with their draft, from opening the company to leaving it. */
export class DraftRun {
  readonly #tools: DraftTools;
  readonly #owner: ChangesOwner;
  #synced: Synced = { changes: new Map(), others: [], history: emptyHistory, note: '' };
  #sending: SendingDraft | undefined;
  /** Unsent rows restored while the draft is unknown, with their stored bases. */
  #left: ReadonlyMap<string, UnsentRow> = new Map();
  #sent: Promise<boolean> | undefined;
  readonly #heard = new AnnouncedRevisions();
  #failures = 0;
  #cancel: (() => void) | undefined;
  #stops: readonly (() => void)[] = [];
  /** Content when the company was left. A caller of `flush` may still wait until it is sent. */
  #final: Pick<SyncedContent, 'changes' | 'history' | 'note'> | undefined;
  #isAwaited = false;

  constructor(tools: DraftTools, owner: ChangesOwner) {
    this.#tools = tools;
    this.#owner = owner;
  }

  /** @param left unsent rows of an earlier visit; a pending change of this page replaces the row of its key */
  begin(configuration: CompanyConfiguration, draft: Draft | undefined, left: Unsent): void {
    const { store, drafts, subjects, connection, signals } = this.#tools;
    const made = unsentRows(new Map(), this.#present);
    const keys = new Set(made.map(({ key }) => key));
    const isReadable = ({ change }: UnsentRow): boolean => !change || subjects.registry.isReadable(change);
    const unsent = [...left.rows.filter((row) => !keys.has(row.key) && isReadable(row)), ...made];
    if (left.note !== undefined && store.note === '') {
      store.write(left.note);
      this.#synced = { ...this.#synced, note: undefined };
    }
    if (draft) this.#take(draft, unsent, configuration);
    else this.#standOn(unsent, configuration);
    drafts.flush = () => {
      this.#isAwaited = true;
      return this.flush();
    };
    drafts.hear = (revision) => this.#hear(revision);
    this.#stops = [
      signals.subscribe((signal) => {
        if ('kind' in signal && signal.person === this.#owner.userId && signal.company === this.#owner.companyId)
          this.#hear(signal.revision);
      }),
      reaction(
        () => [store.list, store.history, store.note],
        () => this.#note(),
        { fireImmediately: true },
      ),
      connection.watch(() => {
        if (connection.isOnline() && this.#failures > 0) void this.flush();
      }),
    ];
    if (!draft) void this.flush();
  }

  stop(): Unsent {
    const unsent = { rows: this.#rows, note: this.#unsentNote };
    this.#final = { changes: this.#present, history: this.#history, note: this.#written };
    this.#cancel?.();
    for (const stop of this.#stops) stop();
    this.#tools.drafts.hear = () => undefined;
    runInAction(() => this.#tools.drafts.show([]));
    return unsent;
  }

  /** Sends until the draft contains every pending change. Resolves to false on failure. One request at a time. */
  flush(): Promise<boolean> {
    this.#cancel?.();
    this.#sent ??= this.#send().finally(() => this.#goOn());
    return this.#sent;
  }

  #goOn(): void {
    this.#sent = undefined;
    this.#isAwaited = false;
    if (this.#isOver || this.#failures > 0) return;
    if (this.#isBehind) this.#sendAfter(0);
    else if (this.#isDirty(this.#rows)) this.#sendAfter(DELAY);
  }

  /** Another tab or device stored a draft. Reads it now, or after the request in flight. */
  #hear(revision: string): void {
    this.#heard.hear(revision);
    if (this.#isBehind && !this.#sent) void this.flush();
  }

  get #isBehind(): boolean {
    return this.#heard.isBehind(this.#synced.revision);
  }

  get #isOver(): boolean {
    return this.#final !== undefined;
  }

  get #history(): ChangeHistory {
    return this.#final?.history ?? this.#tools.store.history;
  }

  get #written(): string {
    return this.#final?.note ?? this.#tools.store.note;
  }

  get #unsentNote(): string | undefined {
    return this.#written === this.#synced.note ? undefined : this.#written;
  }

  get #present(): PendingChanges {
    return this.#final?.changes ?? mapOf(this.#tools.store.list.map(plainChange));
  }

  get #rows(): readonly UnsentRow[] {
    const rows = unsentRows(this.#synced.changes, this.#present, this.#sending?.changes);
    return rows.map((row) => {
      const left = this.#left.get(row.key);
      return left ? { ...left, change: row.change } : row;
    });
  }

  /** Writes unsent rows to the tab's storage and schedules a request. */
  #note(): void {
    const { store, drafts, archive } = this.#tools;
    const rows = this.#rows;
    const isArchived = archive.writeUnsent(this.#owner, rows, this.#unsentNote);
    runInAction(() => {
      store.markPersisted(isArchived || this.#failures === 0);
      drafts.mark(rows.length === 0 ? 'kept' : 'unsent');
      // A conflict is resolved once its key is edited again, undone or published.
      const standing = drafts.conflicts.filter(({ mine }) => deepEqual(store.get(mine.key)?.value, mine.value));
      if (standing.length < drafts.conflicts.length) drafts.show(standing);
    });
    // Send at once if no change is left, because a draft must not outlive its publish.
    if (!this.#sent && this.#isDirty(rows)) this.#sendAfter(store.count === 0 ? 0 : DELAY);
  }

  #isDirty(rows: readonly UnsentRow[]): boolean {
    return rows.length > 0 || this.#unsentNote !== undefined || !deepEqual(this.#history, this.#synced.history);
  }

  #sendAfter(milliseconds: number): void {
    this.#cancel ??= this.#tools.clock.after(milliseconds, () => {
      this.#cancel = undefined;
      void this.flush();
    });
  }

  async #send(): Promise<boolean> {
    this.#cancel = undefined;
    const path = this.#tools.pathOf(this.#owner.companyId);
    if (!path) return false;
    while (!this.#isOver || this.#isAwaited) {
      const { revision } = this.#synced;
      // Repeat an unanswered request before reading, because it may have created the announced revision.
      const isBehind = this.#isBehind && !this.#sending && !this.#isOver;
      const step = revision === undefined || isBehind ? await this.#pull(path) : await this.#push(path, revision);
      if (step !== 'more') return step === 'done';
    }
    return false;
  }

  async #pull(path: DraftPath): Promise<'more' | 'failed'> {
    const heard = this.#heard.take();
    const read = await this.#tools.gateway.read(path);
    if (!read.ok) {
      this.#heard.putBack(heard);
      return this.#fail(read.error);
    }
    // The draft just read is at least as new as the announced revisions.
    this.#heard.know(...heard);
    return this.#merge(read.value);
  }

  async #push(path: DraftPath, revision: string): Promise<'more' | 'done' | 'failed'> {
    this.#sending ??= this.#next(revision);
    if (!this.#sending) return 'done';
    const answer = await writeDraft(this.#tools.gateway, path, this.#sending);
    if (!answer.ok) return this.#fail(answer.error);
    return answer.value.kind === 'kept' ? this.#adopt(answer.value.revision) : this.#merge(answer.value.present);
  }

  #next(revision: string): SendingDraft | undefined {
    if (!this.#isDirty(this.#rows)) return undefined;
    const key = this.#tools.ids.next();
    const content = { changes: this.#present, history: this.#history, note: this.#written };
    return { ...content, others: this.#synced.others, revision, key };
  }

  /** The draft now contains the sent content. Edits made since then are still unsent. */
  #adopt(revision: string): 'more' {
    const { changes, others, history, note } = this.#sending ?? this.#synced;
    this.#synced = { changes, others, history, note, revision };
    this.#sending = undefined;
    this.#failures = 0;
    this.#heard.know(revision);
    const { companyId, userId } = this.#owner;
    this.#tools.signals.post({ kind: 'draft', company: companyId, person: userId, revision });
    if (!this.#isOver) this.#note();
    return 'more';
  }

  async #merge(draft: Draft): Promise<'more' | 'failed'> {
    try {
      await this.#tools.subjects.loadFor(draft.changes.filter(isPendingChange));
    } catch {
      return this.#fail({ kind: 'unreachable' });
    }
    // The draft was not replaced, so the request in flight had no effect.
    this.#sending = undefined;
    if (this.#isOver) return 'failed';
    this.#failures = 0;
    runInAction(() => this.#take(draft, this.#rows));
    this.#note();
    return 'more';
  }

  /** @param configuration published configuration, passed only while the company is being opened */
  #take(draft: Draft, rows: readonly UnsentRow[], configuration?: CompanyConfiguration): void {
    const { store, drafts, subjects, company } = this.#tools;
    const { changes: before, history: syncedHistory, revision } = this.#synced;
    const isFirst = revision === undefined;
    const published = isFirst ? (configuration ?? company.configuration) : undefined;
    const merged = mergeStoredDraft(subjects.registry, {
      draft,
      rows,
      history: store.history,
      syncedHistory,
      published,
    });
    const left = new Set(merged.changes.map(({ key }) => key));
    const isGone = [...before.keys()].some((key) => !left.has(key) && store.get(key));
    const { note = '' } = draft;
    if (this.#unsentNote === undefined) store.write(note);
    this.#synced = { ...merged.theirs, changes: mapOf(merged.theirs.changes), note, revision: draft.revision };
    this.#left = new Map();
    this.#replace(merged.changes, merged.history, isFirst);
    const found = new Set(merged.conflicts.map(({ mine }) => mine.key));
    const others = drafts.conflicts.filter(({ mine }) => !found.has(mine.key)).flatMap(stillOpen(store));
    drafts.show([...others, ...merged.conflicts]);
    // A change that disappeared from the draft without an edit here was probably published elsewhere.
    if (isGone && !isFirst) void company.refetch();
  }

  #replace(changes: readonly PendingChange[], history: ChangeHistory, isFirst: boolean): void {
    const { store } = this.#tools;
    if (deepEqual(changes, store.list) && deepEqual(history, store.history)) return;
    const comesBack = isFirst && changes.some((change) => !deepEqual(store.get(change.key), change));
    if (comesBack) store.restore(changes, history);
    else store.replace(changes, history);
  }

  /** Restores unsent rows on their stored bases, because the draft could not be read. */
  #standOn(rows: readonly UnsentRow[], configuration: CompanyConfiguration): void {
    const { registry } = this.#tools.subjects;
    const changes = rows.flatMap(({ change }) => change ?? []);
    this.#left = new Map(rows.map((row) => [row.key, row]));
    this.#synced = { ...this.#synced, changes: mapOf(rows.flatMap(({ bases }) => bases[0] ?? [])) };
    this.#replace(dropPublished(registry, configuration, changes), this.#tools.store.history, true);
  }

  #fail(failure: PortFailure): 'failed' {
    const { drafts } = this.#tools;
    this.#failures += 1;
    if (this.#isOver) return 'failed';
    this.#note();
    const wait = waitAfter(failure, this.#failures);
    if (typeof wait === 'number') this.#sendAfter(wait);
    if (wait === 'refused') {
      this.#sending = undefined;
      this.#cancel?.();
      this.#cancel = undefined;
      runInAction(() => drafts.mark('refused'));
    }
    return 'failed';
  }
}

/** Keeps a conflict open unless my value equals theirs now, because theirs may not be visible anywhere else. */
const stillOpen =
  (store: PendingChangesStore) =>
  ({ mine, theirs }: DraftConflict): readonly DraftConflict[] => {
    const now = store.get(mine.key);
    return now && !deepEqual(now.value, theirs.value) ? [{ mine: now, theirs }] : [];
  };
