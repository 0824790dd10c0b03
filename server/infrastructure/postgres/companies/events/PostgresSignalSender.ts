import type { CompanySignal, SignalSender } from '../../../../application/companies/events/CompanySignals.ts';
import type { Tenant } from '../../../../application/shared/Principal.ts';
import { signalText } from './signalText.ts';

/** Collects the signals of a transaction until its commit. */
export class PostgresSignalSender implements SignalSender {
  readonly #tenant: Tenant;
  sent: readonly string[] = [];

  constructor(tenant: Tenant) {
    this.#tenant = tenant;
  }

  async send(signal: CompanySignal): Promise<void> {
    this.sent = [...this.sent, signalText(this.#tenant, signal)];
  }
}
