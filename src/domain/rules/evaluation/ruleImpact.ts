import { deepEqual } from '../../shared/deepEqual.ts';
import type { CompiledRules } from './compileRules.ts';
import type { DecisionCounts } from './countDecisions.ts';
import { onlyIfReturnable, overriddenBy } from './overridingType.ts';
import type { ReturnRule } from '../returnRule.ts';
import { ruleTypes } from '../ruleType.ts';
import type { RuleType } from '../../company/parts/ruleDocument.ts';

export type Replay = { readonly compiled: CompiledRules; readonly counts: DecisionCounts };

export type ChangedItem = { readonly item: number; readonly types: readonly RuleType[] };

/** Effect on an item; `moot` if the item is not sent back. */
type Effective = ReturnRule['eventData'] | 'moot' | undefined;

function effective({ compiled, counts }: Replay, item: number): readonly [boolean, readonly Effective[]] {
  const deciding = ruleTypes.map((_, nth) => compiled.rules[counts.places[item * ruleTypes.length + nth] ?? -1]);
  const fires = (type: RuleType): boolean => deciding[ruleTypes.indexOf(type)] !== undefined;
  const effects = ruleTypes.map((type, nth): Effective => {
    const above = overriddenBy(type, fires);
    if (above === undefined) return deciding[nth]?.eventData;
    return above === 'ORDER_EXCEPTION' ? undefined : 'moot';
  });
  return [fires('NON_RETURNABLE_ITEM') && !fires('ORDER_EXCEPTION'), effects];
}

/** If an item becomes returnable or non-returnable, types of `onlyIfReturnable` are left out. */
export function changedItems(before: Replay, after: Replay): readonly ChangedItem[] {
  const changed: ChangedItem[] = [];
  const items = before.counts.places.length / ruleTypes.length;
  for (let item = 0; item < items; item += 1) {
    const [[wasForbidden, old], [isForbidden, fresh]] = [effective(before, item), effective(after, item)];
    const types = ruleTypes.filter(
      (type, nth) => !deepEqual(old[nth], fresh[nth]) && (wasForbidden === isForbidden || !onlyIfReturnable.has(type)),
    );
    if (types.length > 0) changed.push({ item, types });
  }
  return changed;
}
