import { ok, type Result } from '../../../src/domain/shared/result.ts';
import type { Address } from '../../../src/domain/company/parts/address.ts';
import type { AddressAnswer } from '../../../src/domain/warehouses/address/addressVerdict.ts';
import { judgeByRules, type ServingCarrier } from '../../../src/domain/warehouses/address/judgeByRules.ts';
import type { AddressValidator } from '../../application/warehouses/AddressValidator.ts';

/** Validates by the domain's rules, as the demo does. It checks formats, not whether a street exists. */
export class RuleAddressValidator implements AddressValidator {
  async validate(address: Address, carriers: readonly ServingCarrier[]): Promise<Result<AddressAnswer, never>> {
    return ok(judgeByRules(address, carriers));
  }
}
