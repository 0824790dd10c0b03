import { err, type Result } from '../../domain/shared/result.ts';
import type { __Items__Submission } from '../../domain/__kebab__/writes/submit__Items__.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { Ids } from '../shared/Ids.ts';
import type { __Items__Gateway } from './__Items__Gateway.ts';

/** Submits __title__ of the open company. */
export class Submit__Items__ {
  readonly #company: CompanyStore;
  readonly #gateway: __Items__Gateway;
  readonly #ids: Ids;

  constructor(company: CompanyStore, gateway: __Items__Gateway, ids: Ids) {
    this.#company = company;
    this.#gateway = gateway;
    this.#ids = ids;
  }

  async execute(submission: __Items__Submission): Promise<Result<void, PortFailure>> {
    const { configuration } = this.#company;
    if (!configuration) return err({ kind: 'not-found' });
    const { carrier, companyId } = configuration;
    const write = { idempotencyKey: this.#ids.next() };
    return this.#gateway.submit({ rootOrgId: carrier.rootOrgId, companyId }, submission, write);
  }
}
