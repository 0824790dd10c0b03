import type { KeyValueStorage, TabStorage } from '../../application/shared/KeyValueStorage.ts';
import { InMemoryStorage } from './InMemoryStorage.ts';

export class WithdrawableStorage implements TabStorage {
  readonly #permanent: KeyValueStorage;
  #current: KeyValueStorage;

  constructor(permanent: KeyValueStorage) {
    this.#permanent = permanent;
    this.#current = permanent;
  }

  read(key: string): string | undefined {
    return this.#current.read(key);
  }

  write(key: string, value: string): boolean {
    return this.#current.write(key, value);
  }

  remove(key: string): void {
    this.#current.remove(key);
  }

  entries(): readonly (readonly [key: string, value: string])[] {
    return this.#current.entries();
  }

  clear(): void {
    this.#current = this.#permanent;
    this.#permanent.clear();
  }

  withdraw(): void {
    this.#copyTo(new InMemoryStorage());
    this.#permanent.clear();
  }

  putBack(): void {
    this.#copyTo(this.#permanent);
  }

  #copyTo(storage: KeyValueStorage): void {
    for (const [key, value] of this.entries()) storage.write(key, value);
    this.#current = storage;
  }
}
