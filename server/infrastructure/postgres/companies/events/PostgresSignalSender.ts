import { sql, type Transaction } from 'kysely';
import type { CompanySignal, SignalSender } from '../../../../application/companies/events/CompanySignals.ts';
import type { Tenant } from '../../../../application/shared/Tenant.ts';
import { NOTIFICATIONS } from '../../connection/Database.ts';
import type { Tables } from '../../Tables.ts';
import { signalText } from './signalText.ts';

export class PostgresSignalSender implements SignalSender {
  readonly #trx: Transaction<Tables>;
  readonly #tenant: Tenant;

  constructor(trx: Transaction<Tables>, tenant: Tenant) {
    this.#trx = trx;
    this.#tenant = tenant;
  }

  async send(signal: CompanySignal): Promise<void> {
    await sql`select pg_notify(${NOTIFICATIONS}, ${signalText(this.#tenant, signal)})`.execute(this.#trx);
  }
}
