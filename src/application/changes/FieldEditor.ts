import { makeAutoObservable } from 'mobx';
import { editField, readField, type FieldName, type FieldSet } from '../../domain/changes/fields/fieldSet.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { PendingChangesStore } from './PendingChangesStore.ts';

/** An editor: single fields of the open company's configuration, published and pending; each edit is one undo. */
export class FieldEditor {
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;

  constructor(company: CompanyStore, changes: PendingChangesStore) {
    this.#company = company;
    this.#changes = changes;
    makeAutoObservable(this);
  }

  published<Values, Name extends FieldName<Values>>(set: FieldSet<Values>, name: Name): Values[Name] | undefined {
    const { configuration } = this.#company;
    return configuration && readField(set, configuration, name);
  }

  /** As it will be once the pending changes are published. */
  pending<Values, Name extends FieldName<Values>>(set: FieldSet<Values>, name: Name): Values[Name] | undefined {
    const { pendingConfiguration } = this.#company;
    return pendingConfiguration && readField(set, pendingConfiguration, name);
  }

  /** Makes a value pending; `undefined` takes the present one away. */
  edit<Values, Name extends FieldName<Values>>(
    set: FieldSet<Values>,
    name: Name,
    value: Values[Name] | undefined,
  ): void {
    const { configuration } = this.#company;
    if (configuration) this.#changes.edit([editField(set, configuration, name, value)]);
  }
}
