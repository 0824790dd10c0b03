import type { ChangeRegistry } from '../changes/changeRegistry.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { compareRevisions } from '../history/compareRevisions.ts';
import { withCreatedIds, isTemporaryId, type CreatedIds } from '../publishing/createdIds.ts';
import { hasContent, isRemoval } from '../changes/removal.ts';
import { imageIn } from '../application-config/logoImage.ts';
import type { RuleDocument } from '../company/parts/ruleDocument.ts';
import { readRule } from '../rules/readRule.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { isAssetAddress } from '../validation/formats/isHttpAddress.ts';
import { isRecord, isText } from '../shared/shapes.ts';
import { DEFAULT_WAREHOUSE_NAME } from '../warehouses/draftWarehouse.ts';

/** Stands for all parts that no page edits, because these parts have no change keys. */
const OTHER_PARTS = '*';

/** Keys whose result differs from the announced changes. Values that the service normalized count as equal. */
export function unexplainedKeys(
  registry: ChangeRegistry,
  base: CompanyConfiguration,
  result: CompanyConfiguration,
  announced: readonly PendingChange[],
): readonly string[] {
  // Ignore changes without content, because they are not sent [PC-6].
  const sent = announced.filter(({ value }) => hasContent(value));
  const unknown = sent.filter((change) => !registry.isReadable(change));
  const announcedWithIds = withCreatedIds(sent, createdIdsBetween(registry, base, result, sent));
  const expected = registry.masked(registry.apply(configured(base, result), announcedWithIds));
  const { changes, isComplete } = compareRevisions(registry, expected, registry.masked(result));
  const unexplained = changes.filter((change) => !isServiceForm(change, base));
  const keys = [...unknown, ...unexplained, ...newSecrets(registry, base, result, announcedWithIds)].map(
    ({ key }) => key,
  );
  return [...new Set(isComplete ? keys : [...keys, OTHER_PARTS])];
}

/** `base` with an empty application configuration, if the publish created the first one. */
const configured = (base: CompanyConfiguration, result: CompanyConfiguration): CompanyConfiguration =>
  result.applicationConfig === undefined || base.applicationConfig?.version !== undefined
    ? base
    : {
        ...base,
        applicationConfig: { config: {}, ...base.applicationConfig, version: result.applicationConfig.version },
      };

/** Secrets that were replaced without an announced change. Their values are unknown, because they are masked. */
function newSecrets(
  registry: ChangeRegistry,
  base: CompanyConfiguration,
  result: CompanyConfiguration,
  announced: readonly PendingChange[],
): readonly PendingChange[] {
  const announcedKeys = new Set(registry.hiddenPart(announced).map(({ key }) => key));
  const recorded = registry.difference(base, result).map((change) => registry.recorded(change));
  return registry.hiddenPart(recorded).filter(({ key }) => !announcedKeys.has(key));
}

/** True if `value` is the stored form of the sent image [PB-17], return address [WH-1] or rule [RL-2]. */
function isServiceForm(
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

/** Maps temporary ids to created ids by the content of entries. Both sides list new entries in creation order. */
function createdIdsBetween(
  registry: ChangeRegistry,
  base: CompanyConfiguration,
  result: CompanyConfiguration,
  announced: readonly PendingChange[],
): CreatedIds {
  if (!announced.some(({ key }) => pageMadeIdIn(key) !== undefined)) return {};
  const added = (to: CompanyConfiguration) =>
    registry.difference(base, to).filter(({ originalValue }) => originalValue === undefined);
  const unclaimed = new Set(added(result));
  const ids: Record<string, string> = {};
  for (const { type, key, value } of added(registry.apply(base, announced))) {
    const id = pageMadeIdIn(key);
    if (id === undefined) continue;
    const prefix = key.slice(0, -id.length);
    const found = [...unclaimed].find(
      (each) => each.type === type && each.key.startsWith(prefix) && isEqualExceptIds(value, each.value),
    );
    if (!found) continue;
    unclaimed.delete(found);
    ids[id] = found.key.slice(prefix.length);
  }
  return ids;
}

function pageMadeIdIn(key: string): string | undefined {
  const id = key.slice(key.lastIndexOf('.new-') + 1);
  return isTemporaryId(id) ? id : undefined;
}

/** True if the values are equal. A temporary id equals any text. */
function isEqualExceptIds(announced: unknown, createdValue: unknown): boolean {
  if (typeof announced === 'string' && isTemporaryId(announced)) return typeof createdValue === 'string';
  if (Array.isArray(announced))
    return (
      Array.isArray(createdValue) &&
      announced.length === createdValue.length &&
      announced.every((each, at) => isEqualExceptIds(each, createdValue[at]))
    );
  if (!isRecord(announced)) return deepEqual(announced, createdValue);
  return (
    isRecord(createdValue) &&
    Object.entries(announced).every(([name, part]) => part === undefined || isEqualExceptIds(part, createdValue[name]))
  );
}
