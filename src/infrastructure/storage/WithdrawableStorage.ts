import type { KeyValueStorage, TabStorage } from '../../application/shared/KeyValueStorage.ts';
import { InMemoryStorage } from './InMemoryStorage.ts';

export class WithdrawableStorage implements TabStorage {
  readonly #kept: KeyValueStorage;
  #present: KeyValueStorage;

  constructor(kept: KeyValueStorage) {
    this.#kept = kept;
    this.#present = kept;
  }

  read(key: string): string | undefined {
    return this.#present.read(key);
  }

  write(key: string, value: string): boolean {
    return this.#present.write(key, value);
  }

  remove(key: string): void {
    this.#present.remove(key);
  }

  entries(): readonly (readonly [key: string, value: string])[] {
    return this.#present.entries();
  }

  clear(): void {
    this.#present = this.#kept;
    this.#kept.clear();
  }

  withdraw(): void {
    this.#copyTo(new InMemoryStorage());
    this.#kept.clear();
  }

  putBack(): void {
    this.#copyTo(this.#kept);
  }

  #copyTo(storage: KeyValueStorage): void {
    for (const [key, value] of this.entries()) storage.write(key, value);
    this.#present = storage;
  }
}
