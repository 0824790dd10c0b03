import type { KeyValueStorage } from '../../application/shared/KeyValueStorage.ts';

export class InMemoryStorage implements KeyValueStorage {
  readonly #values = new Map<string, string>();

  read(key: string): string | undefined {
    return this.#values.get(key);
  }

  write(key: string, value: string): boolean {
    this.#values.set(key, value);
    return true;
  }

  remove(key: string): void {
    this.#values.delete(key);
  }

  clear(): void {
    this.#values.clear();
  }

  entries(): readonly (readonly [key: string, value: string])[] {
    return [...this.#values];
  }
}
