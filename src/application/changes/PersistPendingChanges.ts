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
  #preparation: Prepared | undefined;
  /** Unsent changes of the previous run. They are in memory, so that they survive the end of a session. */
  #unsentOfPreviousRun: (Unsent & { readonly owner: ChangesOwner }) | undefined;

  constructor(tools: PersistTools) {
    this.#tools = tools;
    this.#archive = new PendingChangesArchive(tools.storage, tools.subjects);
  }

  /** Reads the stored draft. Returns undefined if nothing must be read. Rejects if a script cannot be loaded. */
  prepare(owner: ChangesOwner): Promise<void> | undefined {
    if (!this.#preparation || !deepEqual(this.#preparation.owner, owner)) {
      const preparation: Prepared = { owner };
      this.#preparation = preparation;
      const isStored = this.#tools.storage.read(storageKeyOf(owner)) !== undefined;
      if (isStored || this.#path(owner)) preparation.reading = this.#read(preparation);
    }
    return this.#preparation.reading;
  }

  /** Restores unpublished changes and stores later edits. Call `prepare` first. Returns a function that stops this. */
  execute(owner: ChangesOwner, configuration: CompanyConfiguration): () => void {
    const { store, drafts } = this.#tools;
    const { draft } = this.#preparation ?? {};
    this.#preparation = undefined;
    store.replace([]);
    store.write('');
    drafts.begin(this.#tools.placeOf());
    const run = new DraftRun({ ...this.#tools, archive: this.#archive }, owner);
    run.begin(configuration, draft, this.#unsent(owner));
    this.#unsentOfPreviousRun = undefined;
    return () => {
      const unsent = run.stop();
      this.#unsentOfPreviousRun =
        unsent.rows.length > 0 || unsent.note !== undefined ? { owner, ...unsent } : undefined;
    };
  }

  #unsent(owner: ChangesOwner): Unsent {
    if (this.#unsentOfPreviousRun && deepEqual(this.#unsentOfPreviousRun.owner, owner))
      return this.#unsentOfPreviousRun;
    return { rows: this.#archive.readUnsent(owner), note: this.#archive.readNote(owner) };
  }

  async #read(preparation: Prepared): Promise<void> {
    const { owner } = preparation;
    try {
      preparation.draft = await this.#readDraft(owner);
      // If a script cannot be loaded, this rejects and leaves the stored changes unchanged.
      const unsent = this.#unsent(owner).rows.flatMap(({ change }) => change ?? []);
      await this.#tools.subjects.loadFor([...(preparation.draft?.changes ?? []).filter(isPendingChange), ...unsent]);
      preparation.reading = undefined;
    } catch (cause) {
      if (this.#preparation === preparation) this.#preparation = undefined;
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
