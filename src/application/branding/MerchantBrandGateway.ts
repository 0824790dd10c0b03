import type { CompanyId } from '../../domain/company/companyId.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

export interface MerchantBrandGateway {
  /** Reads the name of the merchant's sub-brand, if it has one [BR-10]. */
  readSubBrand(companyId: CompanyId, signal?: AbortSignal): Promise<Result<string | undefined, PortFailure>>;
}
export const MerchantBrandGateway = portToken<MerchantBrandGateway>('MerchantBrandGateway');
