import { deepEqual } from '../../shared/deepEqual.ts';
import { countOf } from '../../shared/grouping.ts';
import { exceptionValues, mustBeUnique } from './ruleUniqueness.ts';
import { foldText } from '../conditions/foldText.ts';
import { repeatedCondition } from '../conditions/repeats.ts';
import { readRule } from '../readRule.ts';
import type { RuleDocument } from '../../company/parts/ruleDocument.ts';

export type RuleConflict = {
  readonly conflictKind: 'ruleNameTaken' | 'exceptionTaken' | 'defaultTaken' | 'defaultNarrowed' | 'conditionRepeated';
  readonly ruleId: string;
  readonly text: string;
};

const valuesIn = ({ ruleType, rule }: RuleDocument): ReadonlyMap<string, string> =>
  ruleType === 'ORDER_EXCEPTION' ? exceptionValues(rule.conditions.all) : new Map();

const nameIn = ({ ruleType, ruleDescription }: RuleDocument): string => `${ruleType}:${foldText(ruleDescription)}`;

function repeatsCondition(document: RuleDocument, previous: RuleDocument | undefined): boolean {
  if (previous && deepEqual(previous.rule.conditions, document.rule.conditions)) return false;
  const parsedRule = readRule(document);
  return parsedRule.ok && repeatedCondition(parsedRule.value.conditions) >= 0;
}

function defaultClash(
  document: RuleDocument,
  previous: RuleDocument | undefined,
  defaults: ReadonlyMap<string, number>,
): 'defaultTaken' | 'defaultNarrowed' | undefined {
  if (document.isDefault !== true) return undefined;
  const wasDefault = previous?.isDefault === true;
  const isAsStored = wasDefault && deepEqual(previous.rule.conditions, document.rule.conditions);
  if (document.rule.conditions.all.length > 0 && !isAsStored) return 'defaultNarrowed';
  return !wasDefault && (defaults.get(document.ruleType) ?? 0) > 1 ? 'defaultTaken' : undefined;
}

/** Conflicts of changed rules. An unchanged published conflict is ignored, so that it does not block other changes. */
export function ruleConflicts(
  before: readonly RuleDocument[],
  after: readonly RuleDocument[],
): readonly RuleConflict[] {
  const previous = new Map(before.map((document) => [document.ruleId, document]));
  const changed = after.filter((document) => !deepEqual(previous.get(document.ruleId), document));
  if (changed.length === 0) return [];
  const names = countOf(after.map(nameIn));
  const defaults = countOf(after.flatMap(({ isDefault, ruleType }) => (isDefault ? [ruleType] : [])));
  const exceptions = countOf(after.flatMap((document) => [...valuesIn(document).keys()]));
  return changed.flatMap((document): readonly RuleConflict[] => {
    const { ruleId, ruleDescription } = document;
    const isNameInUse = mustBeUnique(document.ruleType, ruleDescription) && (names.get(nameIn(document)) ?? 0) > 1;
    const conflictKind = defaultClash(document, previous.get(ruleId), defaults);
    return [
      ...(conflictKind ? [{ conflictKind, ruleId, text: ruleDescription }] : []),
      ...(isNameInUse ? [{ conflictKind: 'ruleNameTaken', ruleId, text: ruleDescription } as const] : []),
      ...(repeatsCondition(document, previous.get(ruleId))
        ? [{ conflictKind: 'conditionRepeated', ruleId, text: ruleDescription } as const]
        : []),
      ...[...valuesIn(document)]
        .filter(([folded]) => (exceptions.get(folded) ?? 0) > 1)
        .map(([, text]) => ({ conflictKind: 'exceptionTaken', ruleId, text }) as const),
    ];
  });
}
