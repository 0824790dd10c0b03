import { reaction } from 'mobx';
import { dropPublished } from '../../domain/changes/dropPublished.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { ChangesKeeper, ChangesOwner } from './ChangesKeeper.ts';
import type { ChangeSubjects } from './ChangeSubjects.ts';
import type { PendingChangesArchive } from './PendingChangesArchive.ts';
import type { PendingChangesStore } from './PendingChangesStore.ts';

/** Pending changes on a service that keeps no drafts: the tab keeps them. */
export class KeepInTab implements ChangesKeeper {
  readonly #store: PendingChangesStore;
  readonly #archive: PendingChangesArchive;
  readonly #subjects: ChangeSubjects;

  constructor(store: PendingChangesStore, archive: PendingChangesArchive, subjects: ChangeSubjects) {
    this.#store = store;
    this.#archive = archive;
    this.#subjects = subjects;
  }

  prepare(owner: ChangesOwner): Promise<void> | undefined {
    return this.#subjects.loadFor(this.#archive.read(owner));
  }

  begin(owner: ChangesOwner, configuration: CompanyConfiguration): () => void {
    const { registry } = this.#subjects;
    const readable = this.#archive.read(owner).filter((change) => registry.isReadable(change));
    if (readable.length > 0) this.#store.restore(dropPublished(registry, configuration, readable));
    this.#store.write(this.#archive.readNote(owner) ?? this.#store.note);
    return reaction(
      () => [this.#store.list, this.#store.note] as const,
      ([changes, note]) => this.#store.markPersisted(this.#archive.write(owner, changes, note)),
      // At once as well: what turned out to be published must not come back with a later reload.
      { fireImmediately: true },
    );
  }
}
