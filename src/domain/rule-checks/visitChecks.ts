import { foldText } from '../rules/conditions/foldText.ts';
import type { CompiledRules } from '../rules/evaluation/compileRules.ts';
import type { OrderItem } from '../rules/evaluation/orderItem.ts';
import { unitLimit } from '../validation/textLimit.ts';
import { CHECK_NAME_LIMIT, type CheckDraft, type Expectation } from './ruleCheck.ts';
import { requestedAfterOf, namesUnpublished, outcomesOf } from './runChecks.ts';

export type VisitedItem = { readonly name: string; readonly facts: OrderItem };

const coveredByVerdict: ReadonlySet<string> = new Set(['NON_RETURNABLE_ITEM', 'ORDER_EXCEPTION', 'RETURNLESS_ITEM']);

export const usuallyExpected = (outcomes: readonly Expectation[]): readonly Expectation[] =>
  outcomes.filter(
    (outcome) => outcome.is !== undefined && !coveredByVerdict.has(outcome.of) && !namesUnpublished(outcome),
  );

/** Maximum length of a visit's name, so that an item name fits behind it. */
export const VISIT_NAME_LIMIT = unitLimit(60);
const NAME_SEPARATOR = ': ';
/** Characters reserved for a number that makes equal names unique. */
const NUMBER_LENGTH = 4;

function shortened(text: string, max: number): string {
  let result = '';
  for (const character of text) {
    if (result.length + character.length > max) break;
    result += character;
  }
  return result.trim();
}

function namesOf(visit: string, items: readonly VisitedItem[]): readonly string[] {
  if (items.length < 2) return items.map(() => visit);
  const maxNameLength = CHECK_NAME_LIMIT.max - visit.length - NAME_SEPARATOR.length - NUMBER_LENGTH;
  const usedNames = new Set<string>();
  return items.map(({ name }, index) => {
    const checkName = `${visit}${NAME_SEPARATOR}${shortened(name, maxNameLength)}`;
    const uniqueName = usedNames.has(foldText(checkName)) ? `${checkName} ${String(index + 1)}` : checkName;
    usedNames.add(foldText(uniqueName));
    return uniqueName;
  });
}

export function checksOfVisit(
  compiled: CompiledRules,
  {
    name,
    requestedOn,
    items,
  }: { readonly name: string; readonly requestedOn: string; readonly items: readonly VisitedItem[] },
): readonly CheckDraft[] {
  const names = namesOf(name.trim(), items);
  return items.map(({ facts: item }, index) => {
    const request = { item, askedAfter: requestedAfterOf(item, requestedOn) };
    return { name: names[index] ?? name, ...request, expected: usuallyExpected(outcomesOf(compiled, request)) };
  });
}
