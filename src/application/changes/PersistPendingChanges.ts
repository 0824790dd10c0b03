import type { Draft } from '../../domain/changes/drafts/draft.ts';
import type { Unsent } from '../../domain/changes/drafts/mergeStoredDraft.ts';
import { isPendingChange } from '../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { deepEqual } from '../../domain/shared/deepEqual.ts';
import type { KeyValueStorage } from '../shared/KeyValueStorage.ts';
import { within } from '../shared/Clock.ts';
import { DraftRun, type DraftTools } from './drafts/DraftRun.ts';
import type { DraftPlace } from './drafts/DraftStore.ts';
import { storageKeyOf, type ChangesOwner, PendingChangesArchive } from './PendingChangesArchive.ts';

/** Milliseconds that a page waits for the stored draft before it opens without the draft. */
const READ_TIMEOUT = 3000;

export type PersistTools = Omit<DraftTools, 'archive'> & {
  readonly storage: KeyValueStorage;
  readonly placeOf: () => DraftPlace;
};

type Prepared = {
  readonly owner: ChangesOwner;
  draft?: Draft | undefined;
  reading?: Promise<void> | undefined;
};

/** Restores the pending changes of a user and company, and writes every later edit to their draft. */
export class PersistPendingChanges {
  readonly #tools: PersistTools;
  readonly #archive: PendingChangesArchive;
  #prepared: Prepared | undefined;
  /** Unsent changes of the previous run. They are in memory, so that they survive the end of a session. */
  #held: (Unsent & { readonly owner: ChangesOwner }) | undefined;

  constructor(tools: PersistTools) {
    this.#tools = tools;
    this.#archive = new PendingChangesArchive(tools.storage, tools.subjects);
  }

  /** Reads the stored draft. Returns undefined if nothing must be read. Rejects if a script cannot be loaded. */
  prepare(owner: ChangesOwner): Promise<void> | undefined {
    if (!this.#prepared || !deepEqual(this.#prepared.owner, owner)) {
      const prepared: Prepared = { owner };
      this.#prepared = prepared;
      const isStored = this.#tools.storage.read(storageKeyOf(owner)) !== undefined;
      if (isStored || this.#path(owner)) prepared.reading = this.#read(prepared);
    }
    return this.#prepared.reading;
  }

  /**
   * Restores unpublished changes and stores every later edit. Call `prepare` first. The returned function stops it.
   */
  execute(owner: ChangesOwner, configuration: CompanyConfiguration): () => void {
    const { store, drafts } = this.#tools;
    const { draft } = this.#prepared ?? {};
    this.#prepared = undefined;
    store.replace([]);
    store.write('');
    drafts.begin(this.#tools.placeOf());
    const run = new DraftRun({ ...this.#tools, archive: this.#archive }, owner);
    run.begin(configuration, draft, this.#unsent(owner));
    this.#held = undefined;
    return () => {
      const unsent = run.stop();
      this.#held = unsent.rows.length > 0 || unsent.note !== undefined ? { owner, ...unsent } : undefined;
    };
  }

  #unsent(owner: ChangesOwner): Unsent {
    if (this.#held && deepEqual(this.#held.owner, owner)) return this.#held;
    return { rows: this.#archive.readUnsent(owner), note: this.#archive.readNote(owner) };
  }

  async #read(prepared: Prepared): Promise<void> {
    const { owner } = prepared;
    try {
      prepared.draft = await this.#readDraft(owner);
      // If a script cannot be loaded, this rejects and leaves the stored changes unchanged.
      const unsent = this.#unsent(owner).rows.flatMap(({ change }) => change ?? []);
      await this.#tools.subjects.loadFor([...(prepared.draft?.changes ?? []).filter(isPendingChange), ...unsent]);
      prepared.reading = undefined;
    } catch (cause) {
      if (this.#prepared === prepared) this.#prepared = undefined;
      throw cause;
    }
  }

  /** Reads the draft. `undefined` after the timeout; the draft is then read again in the background. */
  #readDraft(owner: ChangesOwner): Promise<Draft | undefined> | undefined {
    const path = this.#path(owner);
    if (!path) return undefined;
    const { clock, gateway } = this.#tools;
    return within(clock, READ_TIMEOUT, gateway.read(path)).then((read) => (read?.ok ? read.value : undefined));
  }

  #path({ companyId }: ChangesOwner) {
    return this.#tools.pathOf(companyId);
  }
}
