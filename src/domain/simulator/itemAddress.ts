import { dayOfDate } from '../rules/conditions/calendarDate.ts';
import { facts, isListFact, itemFacts } from '../rules/conditions/facts.ts';
import type { OrderItem } from '../rules/evaluation/orderItem.ts';
import { MAX_RULE_TEXT } from '../rules/validateRule.ts';

export type SimulatedOrder = {
  /** Items, at least one. An empty item lacks every fact. */
  readonly items: readonly OrderItem[];
  readonly requestedOn?: string | undefined;
  readonly shown?: number | undefined;
};

export const MAX_ITEMS = 20;
export const MAX_ITEM_TEXTS = 30;
/** Maximum number of parameters that are parsed, because URLs are untrusted. */
const MAX_PARAMETERS = 2_000;
const REQUESTED_ON_PARAMETER = 'asked';
const SHOWN_PARAMETER = 'item';
const factOfParameter = new Map(itemFacts.map((fact) => [facts[fact].parameter, fact]));

/** True for parameters of the order. All other parameters belong to the page, e.g. to a dialog. */
export const isOfOrder = (name: string): boolean =>
  name === REQUESTED_ON_PARAMETER || name === SHOWN_PARAMETER || factOfParameter.has(name.split('.', 1)[0] ?? '');

const parameterOf = (name: string, index: number): string => (index === 0 ? name : `${name}.${String(index + 1)}`);

/** Query parameters of an order. The names of the second item's parameters end in `.2`. */
export function addressOfOrder({
  items,
  requestedOn,
  shown = 0,
}: SimulatedOrder): readonly (readonly [string, string])[] {
  const parametersOfItem = (item: OrderItem, index: number): readonly (readonly [string, string])[] =>
    itemFacts.flatMap((fact) =>
      [item[fact] ?? []].flat().map((value) => [parameterOf(facts[fact].parameter, index), String(value)] as const),
    );
  return [
    ...items.flatMap(parametersOfItem),
    ...(requestedOn === undefined ? [] : [[REQUESTED_ON_PARAMETER, requestedOn] as const]),
    ...(shown === 0 ? [] : [[SHOWN_PARAMETER, String(shown + 1)] as const]),
  ];
}

/** Index of an item from its number in the URL, which counts from 1. -1 if invalid. */
const indexOfNumber = (numberText: string): number => {
  const index = /^\d{1,2}$/.test(numberText) ? Number(numberText) - 1 : -1;
  return index < MAX_ITEMS ? index : -1;
};

const dayIn = (text: string): string | undefined => (dayOfDate(text) === undefined ? undefined : text);

function withParameter(item: OrderItem, parameter: string, text: string): OrderItem {
  const fact = factOfParameter.get(parameter);
  if (fact === undefined || text.length > MAX_RULE_TEXT || text.trim() === '') return item;
  if (isListFact(fact)) {
    const values = item[fact] ?? [];
    return values.length < MAX_ITEM_TEXTS && !values.includes(text) ? { ...item, [fact]: [...values, text] } : item;
  }
  switch (facts[fact].kind) {
    case 'text':
      return { ...item, [fact]: text };
    case 'price':
      return /^\d{1,12}(\.\d{1,6})?$/.test(text) ? { ...item, [fact]: Number(text) } : item;
    case 'date':
      return dayIn(text) === undefined ? item : { ...item, [fact]: text };
  }
}

/** Parses the parameters of an untrusted URL. Invalid parameters are ignored. */
export function orderInAddress(parameters: Iterable<readonly [string, string]>): SimulatedOrder {
  const items: OrderItem[] = [{}];
  let requestedOn: string | undefined;
  let shown = 0;
  let count = 0;
  for (const [name, text] of parameters) {
    count += 1;
    if (count > MAX_PARAMETERS) break;
    const [parameter = '', numberText = '1'] = name.split('.', 2);
    const index = indexOfNumber(numberText);
    if (name === REQUESTED_ON_PARAMETER) requestedOn = dayIn(text) ?? requestedOn;
    else if (name === SHOWN_PARAMETER) shown = Math.max(0, indexOfNumber(text));
    else if (index >= 0) {
      const before = items[index] ?? {};
      const after = withParameter(before, parameter, text);
      if (after === before) continue;
      while (items.length < index) items.push({});
      items[index] = after;
    }
  }
  while (items.length <= shown) items.push({});
  return { items, ...(requestedOn !== undefined && { requestedOn }), ...(shown > 0 && { shown }) };
}
