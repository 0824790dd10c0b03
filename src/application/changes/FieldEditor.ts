import { makeAutoObservable } from 'mobx';
import { editField, readField, type FieldName, type FieldSet } from '../../domain/changes/fields/fieldSet.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { PendingChangesStore } from './PendingChangesStore.ts';

/** Editor of single fields of the open company. Each edit is one undo step. */
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

  pending<Values, Name extends FieldName<Values>>(set: FieldSet<Values>, name: Name): Values[Name] | undefined {
    const { pendingConfiguration } = this.#company;
    return pendingConfiguration && readField(set, pendingConfiguration, name);
  }

  edit<Values, Name extends FieldName<Values>>(
    set: FieldSet<Values>,
    name: Name,
    value: Values[Name] | undefined,
  ): void {
    const { configuration } = this.#company;
    if (configuration) this.#changes.edit([editField(set, configuration, name, value)]);
  }
}
