import type { Draft } from '../../domain/changes/drafts/draft.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { deepEqual } from '../../domain/shared/deepEqual.ts';
import type { KeyValueStorage } from '../shared/KeyValueStorage.ts';
import { within } from '../shared/Clock.ts';
import type { DraftTools } from './drafts/DraftRun.ts';
import type { DraftPlace } from './drafts/DraftStore.ts';
import { SyncDraft } from './drafts/SyncDraft.ts';
import { storageKeyOf, type ChangesOwner, PendingChangesArchive } from './PendingChangesArchive.ts';

/** How long a page waits for the stored draft before it opens without it, in milliseconds. */
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
  readonly #sync: SyncDraft;
  #prepared: Prepared | undefined;

  constructor({ storage, ...tools }: PersistTools) {
    this.#tools = { storage, ...tools };
    this.#sync = new SyncDraft({ ...tools, archive: new PendingChangesArchive(storage, tools.subjects) });
  }

  /** Reads the stored draft. Undefined if nothing has to be read. Rejects if a script cannot be loaded. */
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
   * Restores unpublished changes and stores every later edit. Call `prepare` first. Returns a function that stops it.
   */
  execute(owner: ChangesOwner, configuration: CompanyConfiguration): () => void {
    const { store, drafts } = this.#tools;
    const { draft } = this.#prepared ?? {};
    this.#prepared = undefined;
    store.replace([]);
    store.write('');
    drafts.begin(this.#tools.placeOf());
    return this.#sync.begin(owner, configuration, draft);
  }

  async #read(prepared: Prepared): Promise<void> {
    const { owner } = prepared;
    try {
      prepared.draft = await this.#readDraft(owner);
      await this.#sync.prepare(owner, prepared.draft);
      prepared.reading = undefined;
    } catch (cause) {
      if (this.#prepared === prepared) this.#prepared = undefined;
      throw cause;
    }
  }

  /** Returns `undefined` after the timeout. The draft is then read again behind the page. */
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
