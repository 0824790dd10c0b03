import { imageIn } from '../application-config/logoImage.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import { isRemoval } from '../changes/removal.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { RuleDocument } from '../company/parts/ruleDocument.ts';
import { readRule } from '../rules/readRule.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { isAssetAddress } from '../validation/formats/isHttpAddress.ts';
import { isRecord, isText } from '../shared/shapes.ts';
import { DEFAULT_WAREHOUSE_NAME } from '../warehouses/draftWarehouse.ts';

/**
 * True if `value` is the service's form of the sent value: an image URL [PB-17], a return address with company and name
 * [WH-1], or a rewritten rule [RL-2].
 */
export function isTidied(
  { type, value, originalValue: sent }: PendingChange,
  { companyId }: CompanyConfiguration,
): boolean {
  if (imageIn(sent)) return isText(value) && (isAssetAddress(value) || imageIn(value) !== undefined);
  if (!isRecord(sent) || !isRecord(value) || isRemoval(sent) || isRemoval(value)) return false;
  if (type === 'WAREHOUSE') return deepEqual({ locationName: DEFAULT_WAREHOUSE_NAME, ...sent, companyId }, value);
  return type === 'RULES' && isSameRule(sent, value);
}

function isSameRule(sent: object, value: object): boolean {
  const [ofSent, ofValue] = [sent, value].map((each) => readRule(each as RuleDocument));
  return ofSent?.ok === true && deepEqual(ofSent, ofValue);
}
