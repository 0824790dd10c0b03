import { makeAutoObservable } from 'mobx';
import { editPart } from '../../domain/application-config/configEdits.ts';
import { readPart } from '../../domain/application-config/configValue.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { PortalSetting } from '../../domain/application-config/portalSetting.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';

type Value = number | string | undefined;

const valueIn = (configuration: CompanyConfiguration | undefined, name: PortalSetting): Value => {
  const value = configuration && readPart(configuration, { kind: 'setting', name });
  return typeof value === 'number' || typeof value === 'string' ? value : undefined;
};

/** An editor: the settings of the application configuration, published and pending; each edit is one undo [CF-6]. */
export class PortalSettingsEditor {
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;

  constructor(company: CompanyStore, changes: PendingChangesStore) {
    this.#company = company;
    this.#changes = changes;
    makeAutoObservable(this);
  }

  published(name: PortalSetting): Value {
    return valueIn(this.#company.configuration, name);
  }

  /** As it will be once the pending changes are published. */
  pending(name: PortalSetting): Value {
    return valueIn(this.#company.pendingConfiguration, name);
  }

  /** Makes a value pending; `undefined` and an empty text take the present one away. */
  edit(name: PortalSetting, value: Value): void {
    const { configuration } = this.#company;
    if (configuration) this.#changes.edit([editPart(configuration, { kind: 'setting', name }, value)]);
  }
}
