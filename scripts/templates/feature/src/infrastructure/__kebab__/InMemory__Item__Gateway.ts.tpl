import type { __Item__Gateway } from '../../application/__kebab__/__Item__Gateway.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import type { __Item__, __Item__Draft } from '../../domain/__kebab__/__item__.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import { ok, type Result } from '../../domain/shared/result.ts';

export class InMemory__Item__Gateway implements __Item__Gateway {
  readonly #ids: Ids;
  readonly #byCompany = new Map<CompanyId, readonly __Item__[]>();

  constructor(ids: Ids) {
    this.#ids = ids;
  }

  async list(companyId: CompanyId): Promise<Result<readonly __Item__[], never>> {
    return ok(this.#byCompany.get(companyId) ?? []);
  }

  async add(companyId: CompanyId, draft: __Item__Draft): Promise<Result<__Item__, never>> {
    const added = { ...draft, id: this.#ids.next() };
    this.#byCompany.set(companyId, [...(this.#byCompany.get(companyId) ?? []), added]);
    return ok(added);
  }
}
