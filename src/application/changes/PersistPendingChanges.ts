import { reaction } from 'mobx';
import type { Draft } from '../../domain/changes/drafts/draft.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { deepEqual } from '../../domain/shared/deepEqual.ts';
import type { KeyValueStorage } from '../shared/KeyValueStorage.ts';
import type { LazyPart } from '../shared/LazyPart.ts';
import { within } from '../shared/within.ts';
import { storageKeyOf, type ChangesOwner } from './ChangesOwner.ts';
import type { DraftTools } from './drafts/DraftRun.ts';
import type { DraftPlace } from './drafts/DraftStore.ts';
import type { SyncDraft } from './drafts/SyncDraft.ts';

/** How long a page waits for what is pending beside what is published, in milliseconds. */
const PATIENCE = 3000;

export type KeeperTools = Omit<DraftTools, 'archive'> & {
  readonly storage: KeyValueStorage;
  /** Where the owner's service has drafts kept. */
  readonly placeOf: () => DraftPlace;
};

type Prepared = {
  readonly owner: ChangesOwner;
  draft?: Draft | undefined;
  keeper?: SyncDraft;
  /** Absent once all is there. */
  coming?: Promise<void> | undefined;
};

/** Brings pending changes back for one person and company and keeps every later edit in their draft. */
export class PersistPendingChanges {
  readonly #tools: KeeperTools;
  readonly #part: LazyPart<(tools: KeeperTools) => SyncDraft>;
  #made: SyncDraft | undefined;
  #prepared: Prepared | undefined;

  constructor(tools: KeeperTools, part: LazyPart<(tools: KeeperTools) => SyncDraft>) {
    this.#tools = tools;
    this.#part = part;
  }

  /**
   * Asks for what is kept, beside the company's configuration, and fetches what reads it. Nothing is awaited where there
   * is nothing to ask; rejects where a script cannot be fetched, and what is kept stays as it is.
   */
  prepare(owner: ChangesOwner): Promise<void> | undefined {
    if (!this.#prepared || !deepEqual(this.#prepared.owner, owner)) {
      const prepared: Prepared = { owner };
      this.#prepared = prepared;
      const isStored = this.#tools.storage.read(storageKeyOf(owner)) !== undefined;
      if (isStored || this.#path(owner)) prepared.coming = this.#fetch(prepared, isStored);
    }
    return this.#prepared.coming;
  }

  /** Restores what is still to be published on the configuration that is published now, once prepared; the answer stops it. */
  execute(owner: ChangesOwner, configuration: CompanyConfiguration): () => void {
    const { store, drafts } = this.#tools;
    const { draft, keeper = this.#keeper() } = this.#prepared ?? {};
    this.#prepared = undefined;
    store.replace([]);
    store.write('');
    drafts.begin(this.#tools.placeOf());
    if (keeper) return keeper.begin(owner, configuration, draft);
    // Nothing comes back: what keeps edits is fetched while nothing is going on, or with the first of them.
    let stop = (): void => undefined;
    const stops = [
      this.#part.onLoad(() => (stop = this.#keeper()?.begin(owner, configuration, draft) ?? stop)),
      reaction(
        () => store.history,
        () => void this.#part.load().catch(() => store.markPersisted(false)),
      ),
    ];
    return () => {
      for (const each of [...stops, stop]) each();
    };
  }

  async #fetch(prepared: Prepared, isStored: boolean): Promise<void> {
    const { owner } = prepared;
    try {
      const draft = await this.#read(owner);
      prepared.draft = draft;
      if (isStored || this.#made || (draft && draft.changes.length > 0)) {
        await this.#part.load();
        const keeper = this.#keeper();
        await keeper?.prepare(owner, draft);
        if (keeper) prepared.keeper = keeper;
      }
      prepared.coming = undefined;
    } catch (cause) {
      if (this.#prepared === prepared) this.#prepared = undefined;
      throw cause;
    }
  }

  /** `undefined` where it does not come in time: it is asked for again behind the page. */
  #read(owner: ChangesOwner): Promise<Draft | undefined> | undefined {
    const path = this.#path(owner);
    if (!path) return undefined;
    const { clock, gateway } = this.#tools;
    return within(clock, PATIENCE, gateway.read(path)).then((read) => (read?.ok ? read.value : undefined));
  }

  #keeper(): SyncDraft | undefined {
    return (this.#made ??= this.#part.loaded?.(this.#tools));
  }

  #path({ companyId }: ChangesOwner) {
    return this.#tools.pathOf(companyId);
  }
}
