import type { CompanySignal, CompanySignals } from '../../../../application/companies/events/CompanySignals.ts';
import type { Tenant } from '../../../../application/shared/Principal.ts';
import type { Database } from '../../connection/Database.ts';
import { companyKey, readSignal } from './signalText.ts';

type Callback = (signal: CompanySignal | undefined) => void;

/** Passes database notifications to subscribers. Listens to the database only while there are subscribers. */
export class PostgresSignals implements CompanySignals {
  readonly #database: Database;
  readonly #subscribers = new Map<string, Set<Callback>>();
  #stop: (() => void) | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  subscribe(company: Tenant, callback: Callback): () => void {
    const key = companyKey(company);
    const callbacks = this.#subscribers.get(key) ?? new Set();
    this.#subscribers.set(key, callbacks.add(callback));
    this.#stop ??= this.#database.listen({
      onNotification: (payload) => this.#handlePayload(payload),
      missed: () => this.#miss(),
    });
    return () => {
      callbacks.delete(callback);
      if (callbacks.size === 0 && this.#subscribers.get(key) === callbacks) this.#subscribers.delete(key);
      if (this.#subscribers.size > 0) return;
      this.#stop?.();
      this.#stop = undefined;
    };
  }

  #handlePayload(payload: string): void {
    const received = readSignal(payload);
    if (received) for (const callback of this.#subscribers.get(received.key) ?? []) callback(received.signal);
  }

  #miss(): void {
    for (const callbacks of this.#subscribers.values()) for (const callback of callbacks) callback(undefined);
  }
}
