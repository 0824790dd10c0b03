import type { Draft } from '../../../domain/changes/drafts/draft.ts';
import { isPendingChange } from '../../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import { deepEqual } from '../../../domain/shared/deepEqual.ts';
import type { ChangesOwner } from '../PendingChangesArchive.ts';
import { DraftRun, type DraftTools, type Unsent } from './DraftRun.ts';

/** Restores pending changes and syncs each edit. Unsent changes survive the end of a session in memory. */
export class SyncDraft {
  readonly #tools: DraftTools;
  #held: (Unsent & { readonly owner: ChangesOwner }) | undefined;

  constructor(tools: DraftTools) {
    this.#tools = tools;
  }

  /** Rejects if a script cannot be loaded. The stored changes are unchanged then. */
  prepare(owner: ChangesOwner, draft: Draft | undefined): Promise<void> | undefined {
    const unsent = this.#unsent(owner).rows.flatMap(({ change }) => change ?? []);
    return this.#tools.subjects.loadFor([...(draft?.changes ?? []).filter(isPendingChange), ...unsent]);
  }

  begin(owner: ChangesOwner, configuration: CompanyConfiguration, draft: Draft | undefined): () => void {
    const run = new DraftRun(this.#tools, owner);
    run.begin(configuration, draft, this.#unsent(owner));
    this.#held = undefined;
    return () => {
      const unsent = run.stop();
      this.#held = unsent.rows.length > 0 || unsent.note !== undefined ? { owner, ...unsent } : undefined;
    };
  }

  #unsent(owner: ChangesOwner): Unsent {
    const { archive } = this.#tools;
    if (this.#held && deepEqual(this.#held.owner, owner)) return this.#held;
    return { rows: archive.readUnsent(owner), note: archive.readNote(owner) };
  }
}
