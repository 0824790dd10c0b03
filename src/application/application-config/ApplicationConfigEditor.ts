import { makeAutoObservable } from 'mobx';
import { editPart } from '../../domain/application-config/configEdits.ts';
import type { ConfigPart } from '../../domain/application-config/configPart.ts';
import { readPart } from '../../domain/application-config/configValue.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';

/** Editor of the parts of the application configuration. Each edit is one undo step [CF-7]. */
export class ApplicationConfigEditor {
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;

  constructor(company: CompanyStore, changes: PendingChangesStore) {
    this.#company = company;
    this.#changes = changes;
    makeAutoObservable(this, { published: false, pending: false });
  }

  /** Published value of a part. It may have any type, because published data is not validated. */
  published(part: ConfigPart): unknown {
    const { configuration } = this.#company;
    return configuration && readPart(configuration, part);
  }

  pending(part: ConfigPart): unknown {
    const { pendingConfiguration } = this.#company;
    return pendingConfiguration && readPart(pendingConfiguration, part);
  }

  /** Changes a part. An empty value removes the current value. */
  edit(part: ConfigPart, value: unknown): void {
    const { configuration } = this.#company;
    if (configuration) this.#changes.edit([editPart(configuration, part, value)]);
  }
}
