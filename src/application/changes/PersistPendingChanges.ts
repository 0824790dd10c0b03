import { reaction } from 'mobx';
import { subjectOf } from '../../domain/changes/changeSubjects.ts';
import { dropPublished } from '../../domain/changes/dropPublished.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { ChangesOwner, PendingChangesArchive } from './PendingChangesArchive.ts';
import type { PendingChangesStore } from './PendingChangesStore.ts';

/** Brings stored changes back for one person and company, and stores every later edit. */
export class PersistPendingChanges {
  readonly #store: PendingChangesStore;
  readonly #archive: PendingChangesArchive;

  constructor(store: PendingChangesStore, archive: PendingChangesArchive) {
    this.#store = store;
    this.#archive = archive;
  }

  /**
   * Restores what is still to be published on the configuration that is published now; the answer stops keeping it.
   */
  execute(owner: ChangesOwner, configuration: CompanyConfiguration): () => void {
    const known = this.#archive.read(owner).filter((change) => subjectOf(change) !== undefined);
    this.#store.restore(dropPublished(configuration, known));
    return reaction(
      () => this.#store.list,
      (changes) => this.#store.markPersisted(this.#archive.write(owner, changes)),
      // At once as well: what turned out to be published must not come back with a later reload.
      { fireImmediately: true },
    );
  }
}
