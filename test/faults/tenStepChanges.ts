import type { PendingChange } from '../../src/domain/changes/pendingChange.ts';
import { productOf, type CompanyConfiguration } from '../../src/domain/company/companyConfiguration.ts';
import { saveReason } from '../../src/domain/return-reasons/reasonEdits.ts';
import { noReturnReasons } from '../../src/domain/return-reasons/returnReason.ts';
import { aReason } from '../support/builders.ts';

/** Changes of every kind a company's pages make, different each round. */
export function tenStepChanges(configuration: CompanyConfiguration, round: number): readonly PendingChange[] {
  const reasons = productOf(configuration).returnReasons ?? noReturnReasons;
  return [saveReason(reasons, aReason({ code: 'SIZE', description: `Too small, round ${round}` }))];
}
