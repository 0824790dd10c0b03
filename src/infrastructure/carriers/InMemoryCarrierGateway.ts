import type { CarrierGateway } from '../../application/carriers/CarrierGateway.ts';
import type { WriteContext } from '../../application/company/CompanyGateway.ts';
import type { CompanyPath } from '../../application/publishing/PublishGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { withKeptSecrets } from '../../domain/carriers/account/accountSecrets.ts';
import type { Carrier } from '../../domain/carriers/carrier.ts';
import { CANNOT_ADD_CARRIER } from '../../domain/carriers/carrierFailureKey.ts';
import { carriersOf, withCarriers } from '../../domain/carriers/companyCarriers.ts';
import { validateCarriers } from '../../domain/carriers/validateCarriers.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';

export class InMemoryCarrierGateway implements CarrierGateway {
  readonly #service: DemoService;

  constructor(service: DemoService) {
    this.#service = service;
  }

  async replace(
    { companyId }: CompanyPath,
    written: readonly Carrier[],
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    return this.#service.edit(companyId, write, (document) => {
      const carriers = withKeptSecrets(written, carriersOf(document));
      const rules = { offered: document.offeredCarriers ?? [], settings: document.carriers ?? {} };
      const error = validateCarriers(carriersOf(document), carriers, rules);
      if (error?.kind === 'cannot-be-added') return err({ kind: 'rejected', status: 400, message: CANNOT_ADD_CARRIER });
      return error
        ? err({ kind: 'rejected', status: 400 })
        : ok({ document: withCarriers(document, carriers), answer: undefined });
    });
  }
}
