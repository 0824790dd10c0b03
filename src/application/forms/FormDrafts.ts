import { observable, runInAction } from 'mobx';
import { isRecord } from '../../domain/shared/shapes.ts';
import type { KeyValueStorage } from '../shared/KeyValueStorage.ts';
import { parseJson } from '../shared/parseJson.ts';

/** User and company of the input. `companyId` is undefined on pages of an owner. */
export type DraftsOwner = { readonly userId: string; readonly companyId: string | undefined };

/** Unsaved input by form or field. It survives a reload but not the session. Must never contain secrets. */
export class FormDrafts {
  readonly #storage: KeyValueStorage;
  readonly #key: string;
  /** In-memory copy, so that input survives page changes if the browser's storage is unavailable. */
  readonly #drafts = observable.map<string, unknown>({}, { deep: false });

  constructor(storage: KeyValueStorage, { userId, companyId = '' }: DraftsOwner) {
    this.#storage = storage;
    this.#key = `formDrafts/${userId}/${companyId}`;
    const stored = parseJson(storage.read(this.#key));
    if (isRecord(stored)) this.#drafts.replace(stored);
  }

  get isEmpty(): boolean {
    return this.#drafts.size === 0;
  }

  get names(): readonly string[] {
    return [...this.#drafts.keys()];
  }

  /** Stored input of a form. It is untrusted, because an older release or the user may have written it. */
  read(name: string): unknown {
    return this.#drafts.get(name);
  }

  write(name: string, draft: unknown): void {
    const isEmpty = draft === undefined;
    if (isEmpty && !this.#drafts.has(name)) return;
    runInAction(() => (isEmpty ? this.#drafts.delete(name) : this.#drafts.set(name, draft)));
    // Do not write from a closing page after the end of the session has cleared the storage.
    if (isEmpty && this.#storage.read(this.#key) === undefined) return;
    this.#storage.write(this.#key, JSON.stringify(Object.fromEntries(this.#drafts)));
  }

  clear(): void {
    runInAction(() => this.#drafts.clear());
    this.#storage.remove(this.#key);
  }
}

export class FormDraftsArchive {
  readonly #storage: KeyValueStorage;

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
  }

  open(owner: DraftsOwner): FormDrafts {
    return new FormDrafts(this.#storage, owner);
  }
}
