import { makeAutoObservable } from 'mobx';
import { editPart } from '../../domain/application-config/configEdits.ts';
import type { ConfigPart } from '../../domain/application-config/configPart.ts';
import { readPart } from '../../domain/application-config/configValue.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';

/** An editor: parts of the application configuration, published and pending; each edit is one undo [CF-7]. */
export class ApplicationConfigEditor {
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;

  constructor(company: CompanyStore, changes: PendingChangesStore) {
    this.#company = company;
    this.#changes = changes;
    makeAutoObservable(this, { published: false, pending: false });
  }

  /** May be of any shape: what is published is not refused. */
  published(part: ConfigPart): unknown {
    const { configuration } = this.#company;
    return configuration && readPart(configuration, part);
  }

  /** As it will be once the pending changes are published. */
  pending(part: ConfigPart): unknown {
    const { pendingConfiguration } = this.#company;
    return pendingConfiguration && readPart(pendingConfiguration, part);
  }

  /** Makes a value pending; one without content takes the present one away. */
  edit(part: ConfigPart, value: unknown): void {
    const { configuration } = this.#company;
    if (configuration) this.#changes.edit([editPart(configuration, part, value)]);
  }
}
