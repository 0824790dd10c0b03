import type { Result } from '../../../src/domain/shared/result.ts';
import type { Address } from '../../../src/domain/company/parts/address.ts';
import type { AddressAnswer } from '../../../src/domain/warehouses/address/addressVerdict.ts';
import type { ServingCarrier } from '../../../src/domain/warehouses/address/judgeByRules.ts';
import type { ServiceFailure } from '../shared/failure.ts';

export interface AddressValidator {
  validate(address: Address, carriers: readonly ServingCarrier[]): Promise<Result<AddressAnswer, ServiceFailure>>;
}
