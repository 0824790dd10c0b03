import type { CompanyId } from '../../domain/company/companyId.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

export interface MerchantBrandGateway {
  /** The name of the sub-brand a merchant belongs to, where it has one [BR-10]. `signal` gives up. */
  readSubBrand(companyId: CompanyId, signal?: AbortSignal): Promise<Result<string | undefined, PortFailure>>;
}
export const MerchantBrandGateway = portToken<MerchantBrandGateway>('MerchantBrandGateway');
