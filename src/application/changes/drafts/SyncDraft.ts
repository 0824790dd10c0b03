import type { Draft } from '../../../domain/changes/drafts/draft.ts';
import { isPendingChange } from '../../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import { deepEqual } from '../../../domain/shared/deepEqual.ts';
import type { ChangesOwner } from '../ChangesOwner.ts';
import { DraftRun, type DraftTools, type Unsent } from './DraftRun.ts';

/**
 * Brings pending changes back and keeps them from then on: they are written to the draft behind each edit. What it does not
 * have yet is kept in the tab, and in memory where a session ends: the tab's storage is cleared then.
 */
export class SyncDraft {
  readonly #tools: DraftTools;
  #held: (Unsent & { readonly owner: ChangesOwner }) | undefined;

  constructor(tools: DraftTools) {
    this.#tools = tools;
  }

  /** Fetches what reads the changes that are kept. Rejects where a script cannot be fetched; they stay as they are. */
  prepare(owner: ChangesOwner, draft: Draft | undefined): Promise<void> | undefined {
    const unsent = this.#unsent(owner).rows.flatMap(({ change }) => change ?? []);
    return this.#tools.subjects.loadFor([...(draft?.changes ?? []).filter(isPendingChange), ...unsent]);
  }

  /**
   * Puts beside what is pending in the page what is kept and not published by now, and keeps all of it. `draft` is absent
   * where it could not be asked for. The answer stops it.
   */
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
