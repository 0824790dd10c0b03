import type { CompanyPath } from '../company/CompanyPath.ts';
import type { Carrier } from '../../domain/company/parts/carrier.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { WriteContext } from '../company/CompanyGateway.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

export interface CarrierGateway {
  /** Replaces the carriers. Idempotent. `rejected` with the service's message if a carrier may not be added [CR-8]. */
  replace(company: CompanyPath, carriers: readonly Carrier[], write: WriteContext): Promise<Result<void, PortFailure>>;
}
export const CarrierGateway = portToken<CarrierGateway>('CarrierGateway');
