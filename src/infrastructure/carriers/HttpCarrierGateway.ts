import { putCarrierConfig } from '../../../contract/carriers/carrierConfig.ts';
import type { CarrierGateway } from '../../application/carriers/CarrierGateway.ts';
import type { WriteContext } from '../../application/company/CompanyGateway.ts';
import type { CompanyPath } from '../../application/publishing/PublishGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { Carrier } from '../../domain/company/parts/carrier.ts';
import type { Result } from '../../domain/shared/result.ts';
import { nothing } from '../http/answer.ts';
import { writeAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

export class HttpCarrierGateway implements CarrierGateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  replace(company: CompanyPath, carriers: readonly Carrier[], write: WriteContext): Promise<Result<void, PortFailure>> {
    return nothing(writeAt(this.#http, putCarrierConfig, company, { body: { carriers } }, write));
  }
}
