import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { PublishingStore } from '../publishing/PublishingStore.ts';
import type { Restored, RestoreRevision } from './RestoreRevision.ts';

/** Makes what was published before the last publish pending again; whatever was edited or published since stays. */
export class UndoPublish {
  readonly #publishing: PublishingStore;
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;
  readonly #restore: RestoreRevision;

  constructor(
    publishing: PublishingStore,
    company: CompanyStore,
    changes: PendingChangesStore,
    restore: RestoreRevision,
  ) {
    this.#publishing = publishing;
    this.#company = company;
    this.#changes = changes;
    this.#restore = restore;
  }

  async execute(): Promise<Restored> {
    const { receipt } = this.#publishing;
    if (!receipt) return { count: 0, gaveWay: 0 };
    const isLatest = receipt.revision === undefined || receipt.revision === this.#company.published?.revision;
    const isAlone = isLatest && this.#changes.count === 0;
    return this.#restore.execute(receipt.previous, isAlone ? undefined : receipt.keys);
  }
}
