import { reaction } from 'mobx';
import { subjectOf } from '../../domain/changes/changeSubjects.ts';
import { standOn } from '../../domain/changes/standOn.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { ChangesOwner, PendingChangesArchive } from './PendingChangesArchive.ts';
import type { PendingChangesStore } from './PendingChangesStore.ts';

/** Brings stored changes back for one person and company, and stores every later edit. */
export class KeepPendingChanges {
  readonly #store: PendingChangesStore;
  readonly #archive: PendingChangesArchive;

  constructor(store: PendingChangesStore, archive: PendingChangesArchive) {
    this.#store = store;
    this.#archive = archive;
  }

  /**
   * Restores the changes on the configuration that is published now; the answer stops keeping them.
   * A change that is published already goes; one whose ground someone else moved keeps its old original, so that
   * publishing shows the conflict.
   */
  execute(owner: ChangesOwner, configuration: CompanyConfiguration): () => void {
    const known = this.#archive.read(owner).filter((change) => subjectOf(change) !== undefined);
    const rebased = standOn(configuration, known);
    this.#store.restore([...rebased.changes, ...rebased.conflicts.map(({ mine }) => mine)]);
    return reaction(
      () => this.#store.list,
      (changes) => this.#store.noteKept(this.#archive.write(owner, changes)),
      // At once as well: what turned out to be published must not come back with a later reload.
      { fireImmediately: true },
    );
  }
}
