import { reaction } from 'mobx';
import { dropPublished } from '../../domain/changes/dropPublished.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { ChangesOwner, PendingChangesArchive } from './PendingChangesArchive.ts';
import type { ChangeSubjects } from './ChangeSubjects.ts';
import type { PendingChangesStore } from './PendingChangesStore.ts';

/** Brings stored changes back for one person and company, and stores every later edit. */
export class PersistPendingChanges {
  readonly #store: PendingChangesStore;
  readonly #archive: PendingChangesArchive;
  readonly #subjects: ChangeSubjects;

  constructor(store: PendingChangesStore, archive: PendingChangesArchive, subjects: ChangeSubjects) {
    this.#store = store;
    this.#archive = archive;
    this.#subjects = subjects;
  }

  /**
   * Fetches what reads the stored changes, beside the company's configuration. Nothing is awaited where nothing is
   * stored; rejects where a script cannot be fetched, and what is stored stays as it is.
   */
  prepare(owner: ChangesOwner): Promise<void> | undefined {
    return this.#subjects.loadFor(this.#archive.read(owner));
  }

  /**
   * Restores what is still to be published on the configuration that is published now, once prepared; the answer stops
   * persisting it.
   */
  execute(owner: ChangesOwner, configuration: CompanyConfiguration): () => void {
    const { registry } = this.#subjects;
    const readable = this.#archive.read(owner).filter((change) => registry.isReadable(change));
    this.#store.restore(dropPublished(registry, configuration, readable));
    return reaction(
      () => this.#store.list,
      (changes) => this.#store.markPersisted(this.#archive.write(owner, changes)),
      // At once as well: what turned out to be published must not come back with a later reload.
      { fireImmediately: true },
    );
  }
}
