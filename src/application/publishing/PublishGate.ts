import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';

export type AddressFailure =
  | { readonly kind: 'address-not-found'; readonly name: string; readonly requestId?: undefined }
  | {
      readonly kind: 'address-refused';
      readonly name: string;
      readonly carrierIds: readonly string[];
      readonly requestId?: undefined;
    };

export type GateResult = Result<void, AddressFailure | PortFailure>;

/** Check of the addresses before anything is sent [PB-9]. */
export type PublishGate = {
  pass(configuration: CompanyConfiguration, changes: readonly PendingChange[]): Promise<GateResult>;
};
