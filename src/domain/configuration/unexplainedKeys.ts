import type { ChangeRegistry } from '../changes/changeRegistry.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { compareRevisions } from '../history/compareRevisions.ts';
import { withCreatedIds } from '../publishing/createdIds.ts';
import { hasContent, isRemoval } from '../changes/removal.ts';
import { createdIdsBetween } from './createdIdsBetween.ts';
import { imageIn } from '../application-config/logoImage.ts';
import type { RuleDocument } from '../company/parts/ruleDocument.ts';
import { readRule } from '../rules/readRule.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { isAssetAddress } from '../validation/formats/isHttpAddress.ts';
import { isRecord, isText } from '../shared/shapes.ts';
import { DEFAULT_WAREHOUSE_NAME } from '../warehouses/draftWarehouse.ts';

/** Marker for parts without a change key, which no page edits. */
const OTHER_PARTS = '*';

/**
 * Keys whose result differs from the announced changes; empty for an honest client. Values normalized by the service
 * are expected.
 */
export function unexplainedKeys(
  registry: ChangeRegistry,
  base: CompanyConfiguration,
  made: CompanyConfiguration,
  announced: readonly PendingChange[],
): readonly string[] {
  // Changes without content are not sent [PC-6].
  const sent = announced.filter(({ value }) => hasContent(value));
  const unknown = sent.filter((change) => !registry.isReadable(change));
  const named = withCreatedIds(sent, createdIdsBetween(registry, base, made, sent));
  const expected = registry.masked(registry.apply(configured(base, made), named));
  const { changes, isComplete } = compareRevisions(registry, expected, registry.masked(made));
  const differing = changes.filter((change) => !isTidied(change, base));
  const keys = [...unknown, ...differing, ...newSecrets(registry, base, made, named)].map(({ key }) => key);
  return [...new Set(isComplete ? keys : [...keys, OTHER_PARTS])];
}

/** A missing application configuration is created before the first write to it. */
const configured = (base: CompanyConfiguration, made: CompanyConfiguration): CompanyConfiguration =>
  made.applicationConfig === undefined || base.applicationConfig?.version !== undefined
    ? base
    : {
        ...base,
        applicationConfig: { config: {}, ...base.applicationConfig, version: made.applicationConfig.version },
      };

/** Secrets that were replaced without an announced change. Both sides are masked, so their values are unknown. */
function newSecrets(
  registry: ChangeRegistry,
  base: CompanyConfiguration,
  made: CompanyConfiguration,
  announced: readonly PendingChange[],
): readonly PendingChange[] {
  const announcedKeys = new Set(registry.untold(announced).map(({ key }) => key));
  const recorded = registry.difference(base, made).map((change) => registry.recorded(change));
  return registry.untold(recorded).filter(({ key }) => !announcedKeys.has(key));
}

/**
 * True if `value` is the service's form of the sent value: an image URL [PB-17], a return address with company and name
 * [WH-1], or a rewritten rule [RL-2].
 */
function isTidied({ type, value, originalValue: sent }: PendingChange, { companyId }: CompanyConfiguration): boolean {
  if (imageIn(sent)) return isText(value) && (isAssetAddress(value) || imageIn(value) !== undefined);
  if (!isRecord(sent) || !isRecord(value) || isRemoval(sent) || isRemoval(value)) return false;
  if (type === 'WAREHOUSE') return deepEqual({ locationName: DEFAULT_WAREHOUSE_NAME, ...sent, companyId }, value);
  return type === 'RULES' && isSameRule(sent, value);
}

function isSameRule(sent: object, value: object): boolean {
  const [ofSent, ofValue] = [sent, value].map((each) => readRule(each as RuleDocument));
  return ofSent?.ok === true && deepEqual(ofSent, ofValue);
}
