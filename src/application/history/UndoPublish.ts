import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { PublishingStore } from '../publishing/PublishingStore.ts';
import type { RestoreRevision } from './RestoreRevision.ts';
import type { Restored } from './restoreParts.ts';

/**
 * Reverts the publish that this tab made last, by pending changes. Edits and publishes that followed are not reverted.
 */
export class UndoPublish {
  readonly #dependencies: readonly [PublishingStore, CompanyStore, PendingChangesStore, RestoreRevision];

  constructor(...dependencies: readonly [PublishingStore, CompanyStore, PendingChangesStore, RestoreRevision]) {
    this.#dependencies = dependencies;
  }

  async execute(): Promise<Restored> {
    const { undoPublish } = await import('./restoreParts.ts');
    return undoPublish(...this.#dependencies);
  }
}
