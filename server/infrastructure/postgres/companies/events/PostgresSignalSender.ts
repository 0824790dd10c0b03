import type { CompanySignal, SignalSender } from '../../../../application/companies/events/CompanySignals.ts';
import type { Tenant } from '../../../../application/shared/Tenant.ts';
import { signalText } from './signalText.ts';

/** Keeps what a transaction tells until it has been committed. */
export class PostgresSignalSender implements SignalSender {
  readonly #tenant: Tenant;
  /** What is told, as payloads of notifications. */
  told: readonly string[] = [];

  constructor(tenant: Tenant) {
    this.#tenant = tenant;
  }

  async send(signal: CompanySignal): Promise<void> {
    this.told = [...this.told, signalText(this.#tenant, signal)];
  }
}
