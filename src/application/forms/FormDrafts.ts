import { observable, runInAction } from 'mobx';
import { isRecord } from '../../domain/shared/shapes.ts';
import type { KeyValueStorage } from '../shared/KeyValueStorage.ts';
import { parseJson } from '../shared/parseJson.ts';

/** Whose: one person's for one company; an owner's own pages belong to no company. */
export type DraftsOwner = { readonly userId: string; readonly companyId: string | undefined };

/**
 * What one person typed for one company and has neither saved nor discarded, by the name of its form or field. It lasts
 * as pending changes do: over a reload, until the session ends. A secret is never given to it.
 */
export class FormDrafts {
  readonly #storage: KeyValueStorage;
  readonly #key: string;
  /** Kept here too: where the browser keeps nothing, it lasts from page to page. */
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

  /** Of what is typed into; observable. */
  get names(): readonly string[] {
    return [...this.#drafts.keys()];
  }

  /** Whatever was stored: an older release or a curious hand may have written it. */
  read(name: string): unknown {
    return this.#drafts.get(name);
  }

  /** Replaces a draft; `undefined` takes it away. */
  write(name: string, draft: unknown): void {
    const isGone = draft === undefined;
    if (isGone && !this.#drafts.has(name)) return;
    runInAction(() => (isGone ? this.#drafts.delete(name) : this.#drafts.set(name, draft)));
    // What the end of the session has cleared is not to be stored again by a page that closes after it.
    if (isGone && this.#storage.read(this.#key) === undefined) return;
    this.#storage.write(this.#key, JSON.stringify(Object.fromEntries(this.#drafts)));
  }

  /** Everything goes, with the pending changes that were discarded. */
  clear(): void {
    runInAction(() => this.#drafts.clear());
    this.#storage.remove(this.#key);
  }
}

/** Opens the drafts of whoever is signed in. */
export class FormDraftsArchive {
  readonly #storage: KeyValueStorage;

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
  }

  open(owner: DraftsOwner): FormDrafts {
    return new FormDrafts(this.#storage, owner);
  }
}
