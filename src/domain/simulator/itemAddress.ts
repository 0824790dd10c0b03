import { dayOfDate } from '../rules/conditions/calendarDate.ts';
import { facts, isListFact, itemFacts } from '../rules/conditions/facts.ts';
import type { OrderItem } from '../rules/evaluation/orderItem.ts';
import { MAX_RULE_TEXT } from '../rules/validateRule.ts';

export type SimulatedOrder = {
  /** At least one. An empty item lacks every fact. */
  readonly items: readonly OrderItem[];
  /** Return date. Defaults to today. */
  readonly askedOn?: string | undefined;
  /** Index of the shown item. Defaults to the first. */
  readonly shown?: number | undefined;
};

export const MAX_ITEMS = 20;
export const MAX_ITEM_TEXTS = 30;
/** Limits the work for untrusted URLs. */
const MAX_PARAMETERS = 2_000;
const ASKED_ON = 'asked';
const SHOWN = 'item';
const factOfParameter = new Map(itemFacts.map((fact) => [facts[fact].parameter, fact]));

/** True for parameters of the order. Others belong to the page, e.g. to a dialog. */
export const isOfOrder = (name: string): boolean =>
  name === ASKED_ON || name === SHOWN || factOfParameter.has(name.split('.', 1)[0] ?? '');

const parameterOf = (name: string, nth: number): string => (nth === 0 ? name : `${name}.${String(nth + 1)}`);

/** Query parameters of an order. Those of the second item end in `.2`. */
export function addressOfOrder({ items, askedOn, shown = 0 }: SimulatedOrder): readonly (readonly [string, string])[] {
  const ofItem = (item: OrderItem, nth: number): readonly (readonly [string, string])[] =>
    itemFacts.flatMap((fact) =>
      [item[fact] ?? []].flat().map((value) => [parameterOf(facts[fact].parameter, nth), String(value)] as const),
    );
  return [
    ...items.flatMap(ofItem),
    ...(askedOn === undefined ? [] : [[ASKED_ON, askedOn] as const]),
    ...(shown === 0 ? [] : [[SHOWN, String(shown + 1)] as const]),
  ];
}

/** Index of a position counted from 1; -1 if invalid. */
const nthIn = (place: string): number => {
  const nth = /^\d{1,2}$/.test(place) ? Number(place) - 1 : -1;
  return nth < MAX_ITEMS ? nth : -1;
};

const dayIn = (text: string): string | undefined => (dayOfDate(text) === undefined ? undefined : text);

function withParameter(item: OrderItem, parameter: string, text: string): OrderItem {
  const fact = factOfParameter.get(parameter);
  if (fact === undefined || text.length > MAX_RULE_TEXT || text.trim() === '') return item;
  if (isListFact(fact)) {
    const present = item[fact] ?? [];
    return present.length < MAX_ITEM_TEXTS && !present.includes(text) ? { ...item, [fact]: [...present, text] } : item;
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

/** Parses untrusted parameters. Invalid ones are ignored. */
export function orderInAddress(parameters: Iterable<readonly [string, string]>): SimulatedOrder {
  const items: OrderItem[] = [{}];
  let askedOn: string | undefined;
  let shown = 0;
  let count = 0;
  for (const [name, text] of parameters) {
    count += 1;
    if (count > MAX_PARAMETERS) break;
    const [parameter = '', place = '1'] = name.split('.', 2);
    const nth = nthIn(place);
    if (name === ASKED_ON) askedOn = dayIn(text) ?? askedOn;
    else if (name === SHOWN) shown = Math.max(0, nthIn(text));
    else if (nth >= 0) {
      const before = items[nth] ?? {};
      const after = withParameter(before, parameter, text);
      if (after === before) continue;
      while (items.length < nth) items.push({});
      items[nth] = after;
    }
  }
  while (items.length <= shown) items.push({});
  return { items, ...(askedOn !== undefined && { askedOn }), ...(shown > 0 && { shown }) };
}
