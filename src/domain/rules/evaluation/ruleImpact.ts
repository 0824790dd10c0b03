import { deepEqual } from '../../shared/deepEqual.ts';
import type { CompiledRules } from './compileRules.ts';
import type { DecisionCounts } from './countDecisions.ts';
import { overridingType } from './overridingType.ts';
import type { ReturnRule } from '../returnRule.ts';
import { ruleTypes } from '../ruleType.ts';
import type { RuleType } from '../../company/parts/ruleDocument.ts';

export type Replay = { readonly compiled: CompiledRules; readonly counts: DecisionCounts };

export type ChangedItem = { readonly item: number; readonly types: readonly RuleType[] };

function effective({ compiled, counts }: Replay, item: number): readonly (ReturnRule | undefined)[] {
  const deciding = ruleTypes.map((_, nth) => compiled.rules[counts.places[item * ruleTypes.length + nth] ?? -1]);
  return ruleTypes.map((type, nth) => {
    const above = overridingType[type];
    return above !== undefined && deciding[ruleTypes.indexOf(above)] ? undefined : deciding[nth];
  });
}

/** The items two sets of rules treat differently: another rule that does the same changes nothing. Linear in the items. */
export function changedItems(before: Replay, after: Replay): readonly ChangedItem[] {
  const changed: ChangedItem[] = [];
  const items = before.counts.places.length / ruleTypes.length;
  for (let item = 0; item < items; item += 1) {
    const [old, fresh] = [effective(before, item), effective(after, item)];
    const types = ruleTypes.filter(
      (_, nth) => old[nth] !== fresh[nth] && !deepEqual(old[nth]?.eventData, fresh[nth]?.eventData),
    );
    if (types.length > 0) changed.push({ item, types });
  }
  return changed;
}
