import type { Carrier } from '../../domain/company/parts/carrier.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { WriteContext } from '../company/CompanyGateway.ts';
import type { CompanyPath } from '../publishing/PublishGateway.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

export interface CarrierGateway {
  /**
   * Replaces the company's carriers [CR-8]. `rejected` with the service's own
   * message where one of them may not be added. Repeating it with the same key changes nothing.
   */
  replace(company: CompanyPath, carriers: readonly Carrier[], write: WriteContext): Promise<Result<void, PortFailure>>;
}
export const CarrierGateway = portToken<CarrierGateway>('CarrierGateway');
