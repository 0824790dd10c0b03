import type { ChangeRegistry } from '../changes/changeRegistry.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { isRecord } from '../shared/shapes.ts';
import { isTemporaryId, type CreatedIds } from '../publishing/createdIds.ts';

/** Maps temporary ids to created ids by the content of entries. Both sides list new entries in creation order. */
export function createdIdsBetween(
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
