import type { CompanyPath } from '../company/CompanyPath.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { StoreNetworkUpdate } from '../../domain/store-networks/storeNetworkUpdate.ts';
import type { WriteContext } from '../company/CompanyGateway.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

export interface StoreNetworkGateway {
  /** Replaces the selected networks [API-5]. Idempotent. */
  update(company: CompanyPath, update: StoreNetworkUpdate, write: WriteContext): Promise<Result<void, PortFailure>>;
}
export const StoreNetworkGateway = portToken<StoreNetworkGateway>('StoreNetworkGateway');
