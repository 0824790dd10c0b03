import { makeAutoObservable } from 'mobx';
import { isRecord, isTextList } from '../../domain/shared/shapes.ts';
import type { KeyValueStorage } from '../shared/KeyValueStorage.ts';
import { parseJson } from '../shared/parseJson.ts';

/** Saved view of a table. The table's page defines the format of `filter`. */
export type TableView = { readonly name: string; readonly filter: string; readonly hidden: readonly string[] };

const isView = (value: unknown): value is TableView =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  typeof value['filter'] === 'string' &&
  isTextList(value['hidden']);

/** Hidden columns and saved views of one table. Stored on the device, per user. */
export class TableViews {
  hidden: readonly string[] = [];
  views: readonly TableView[] = [];
  readonly #storage: KeyValueStorage;
  readonly #key: string;

  constructor(storage: KeyValueStorage, userId: string, table: string) {
    this.#storage = storage;
    this.#key = `tableViews/${userId}/${table}`;
    // Validate stored data, because an older release or the user may have written it.
    const stored = parseJson(storage.read(this.#key));
    if (isRecord(stored)) {
      if (isTextList(stored['hidden'])) this.hidden = stored['hidden'];
      if (Array.isArray(stored['views'])) this.views = stored['views'].filter(isView);
    }
    makeAutoObservable(this);
  }

  toggle(column: string): void {
    this.hidden = this.hidden.includes(column)
      ? this.hidden.filter((each) => each !== column)
      : [...this.hidden, column];
    this.#store();
  }

  /** Saves the visible columns and `filter` as a view. Replaces a view with the same name. */
  save(name: string, filter: string): void {
    this.views = [...this.views.filter((view) => view.name !== name), { name, filter, hidden: this.hidden }];
    this.#store();
  }

  open({ hidden }: TableView): void {
    this.hidden = hidden;
    this.#store();
  }

  remove(name: string): void {
    this.views = this.views.filter((view) => view.name !== name);
    this.#store();
  }

  #store(): void {
    this.#storage.write(this.#key, JSON.stringify({ hidden: this.hidden, views: this.views }));
  }
}
