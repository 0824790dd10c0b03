import { sql, type Transaction } from 'kysely';
import type { CompanySignal, SignalSender } from '../../../../application/companies/events/CompanySignals.ts';
import type { Tenant } from '../../../../application/shared/Tenant.ts';
import { NOTIFICATIONS } from '../../connection/Database.ts';
import type { Trailing } from '../../connection/Trailing.ts';
import type { Tables } from '../../Tables.ts';
import { signalText } from './signalText.ts';

export class PostgresSignalSender implements SignalSender {
  readonly #trx: Transaction<Tables>;
  readonly #tenant: Tenant;
  readonly #trailing: Trailing;

  constructor(trx: Transaction<Tables>, tenant: Tenant, trailing: Trailing) {
    this.#trx = trx;
    this.#tenant = tenant;
    this.#trailing = trailing;
  }

  async send(signal: CompanySignal): Promise<void> {
    this.#trailing.add(sql`select pg_notify(${NOTIFICATIONS}, ${signalText(this.#tenant, signal)})`.execute(this.#trx));
  }
}
