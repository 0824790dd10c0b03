import { makeAutoObservable } from 'mobx';
import type { KeyValueStorage } from '../shared/KeyValueStorage.ts';

const STORAGE_KEY = 'shortcuts';
const OFF = 'off';

export class ShortcutsStore {
  areOn: boolean;
  readonly #storage: KeyValueStorage;

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
    this.areOn = storage.read(STORAGE_KEY) !== OFF;
    makeAutoObservable(this);
  }

  turn(on: boolean): void {
    this.areOn = on;
    if (on) this.#storage.remove(STORAGE_KEY);
    else this.#storage.write(STORAGE_KEY, OFF);
  }
}
