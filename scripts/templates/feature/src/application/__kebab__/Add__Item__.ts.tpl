import { draft__Item__, type __Item__, type __Item__DraftError } from '../../domain/__kebab__/__item__.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { __Item__Gateway } from './__Item__Gateway.ts';

export class Add__Item__ {
  readonly #gateway: __Item__Gateway;

  constructor(gateway: __Item__Gateway) {
    this.#gateway = gateway;
  }

  async execute(companyId: CompanyId, name: string): Promise<Result<__Item__, __Item__DraftError | PortFailure>> {
    const draft = draft__Item__(name);
    return draft.ok ? this.#gateway.add(companyId, draft.value) : draft;
  }
}
