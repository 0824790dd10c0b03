import { putCarrierConfig } from '../../../contract/carriers/carrierConfig.ts';
import type { CarrierGateway } from '../../application/carriers/CarrierGateway.ts';
import { nothing } from '../http/answer.ts';
import { writeAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

export const httpCarrierGateway = (http: Http): CarrierGateway => ({
  replace: (company, carriers, write) =>
    nothing(writeAt(http, putCarrierConfig, company, { body: { carriers } }, write)),
});
