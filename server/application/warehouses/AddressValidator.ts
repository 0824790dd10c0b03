import type { Result } from '../../../src/domain/shared/result.ts';
import type { Address } from '../../../src/domain/company/parts/address.ts';
import type { AddressAnswer } from '../../../src/domain/warehouses/address/addressVerdict.ts';
import type { ServingCarrier } from '../../../src/domain/warehouses/address/judgeByRules.ts';
import type { ServiceFailure } from '../shared/failure.ts';

/** What knows addresses: a commercial service, or the rules this product has of its own. */
export interface AddressValidator {
  /** Whether the address is found, and which of these carriers do not serve it. */
  validate(address: Address, carriers: readonly ServingCarrier[]): Promise<Result<AddressAnswer, ServiceFailure>>;
}
