import type { __Item__ } from '../../domain/__kebab__/__item__.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { __Item__Gateway } from './__Item__Gateway.ts';

export class List__Items__ {
  readonly #gateway: __Item__Gateway;

  constructor(gateway: __Item__Gateway) {
    this.#gateway = gateway;
  }

  execute(companyId: CompanyId): Promise<Result<readonly __Item__[], PortFailure>> {
    return this.#gateway.list(companyId);
  }
}
