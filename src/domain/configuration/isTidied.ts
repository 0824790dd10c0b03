import { imageIn } from '../application-config/logoImage.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import { isRemoval } from '../changes/removal.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { RuleDocument } from '../company/parts/ruleDocument.ts';
import { readRule } from '../rules/readRule.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { isAssetAddress } from '../shared/isAssetAddress.ts';
import { isRecord, isText } from '../shared/shapes.ts';
import { DEFAULT_WAREHOUSE_NAME } from '../warehouses/draftWarehouse.ts';

/**
 * Whether a service that keeps to its own rules makes `value` of a change that was sent as `originalValue`: an image is
 * kept as an address [PB-17], a return address says whose it is and has a name [WH-1], a rule is written as it is read [RL-2].
 */
export function isTidied(
  { type, value, originalValue: sent }: PendingChange,
  { companyId }: CompanyConfiguration,
): boolean {
  if (imageIn(sent)) return isText(value) && (isAssetAddress(value) || imageIn(value) !== undefined);
  // What is taken away was not tidied, nor is what stands in the place of something taken away.
  if (!isRecord(sent) || !isRecord(value) || isRemoval(sent) || isRemoval(value)) return false;
  if (type === 'WAREHOUSE') return deepEqual({ locationName: DEFAULT_WAREHOUSE_NAME, ...sent, companyId }, value);
  return type === 'RULES' && isSameRule(sent, value);
}

function isSameRule(sent: object, value: object): boolean {
  // A change of a rule holds what its subject could read.
  const [ofSent, ofValue] = [sent, value].map((each) => readRule(each as RuleDocument));
  return ofSent?.ok === true && deepEqual(ofSent, ofValue);
}
