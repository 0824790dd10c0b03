import { addressOfOrder, MAX_ITEMS, orderInAddress } from '../simulator/itemAddress.ts';
import { dayOfDate } from '../rules/conditions/calendarDate.ts';
import { MAX_RULE_TEXT } from '../rules/validateRule.ts';
import { facts, itemFacts } from '../rules/conditions/facts.ts';
import { itemId, nameOf, type TestOrder, type TestPersona } from './testPersona.ts';

type Parameters = readonly (readonly [name: string, value: string])[];

const SAMPLE = 'order';
const OWN = 'own-order';
const NAME = 'name';
/** URLs are untrusted, so longer texts are truncated. */
const MAX_TEXT = 10_000;
const ofOrder: readonly string[] = ['country', 'language', 'reason', 'asked', SAMPLE, OWN, 'bought', 'area'];
const ofItems = [NAME, ...itemFacts.map((fact) => facts[fact].parameter)].filter((name) => !ofOrder.includes(name));

export const isOfPersona = (name: string): boolean =>
  ofOrder.includes(name) || ofItems.includes(name.split('.', 1)[0] ?? '');

const nameParameter = (nth: number): string => (nth === 0 ? NAME : `${NAME}.${String(nth + 1)}`);

function addressOfTestOrder({ number, isOwn, purchaseDate, area, items }: TestOrder): Parameters {
  return [
    [isOwn ? OWN : SAMPLE, number],
    ['bought', purchaseDate],
    ...(area === undefined ? [] : [['area', area] as const]),
    ...items.map(({ name }, nth) => [nameParameter(nth), name] as const),
    ...addressOfOrder({ items }),
  ];
}

/** Parameters that reproduce a persona, even if the samples change. */
export function addressOfPersona({ order, country, language, reason, askedOn }: TestPersona): Parameters {
  const single = [
    ['country', country],
    ['language', language],
    ['reason', reason],
    ['asked', askedOn],
  ] as const;
  return [
    ...(order === undefined ? [] : 'items' in order ? addressOfTestOrder(order) : [[SAMPLE, order.number] as const]),
    ...single.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  ];
}

const namedPlaces = (parameters: URLSearchParams): readonly number[] =>
  [...parameters.keys()]
    .filter((name) => name === NAME || name.startsWith(`${NAME}.`))
    .map((name) => (name === NAME ? 1 : Number(name.slice(NAME.length + 1))))
    .filter((place) => Number.isInteger(place) && place <= MAX_ITEMS);

function itemsIn(parameters: URLSearchParams): TestOrder['items'] {
  const ofFacts = [...parameters].filter(([name]) => ofItems.includes(name.split('.', 1)[0] ?? ''));
  const read = ofFacts.length === 0 ? [] : orderInAddress(ofFacts).items;
  const count = Math.max(read.length, 0, ...namedPlaces(parameters));
  return Array.from({ length: count }, (_, nth) => {
    const { price = 0, ...item } = read[nth] ?? {};
    const name = (parameters.get(nameParameter(nth)) ?? '').trim().slice(0, MAX_RULE_TEXT);
    return {
      ...item,
      id: itemId(nth),
      name: name || nameOf(item, nth),
      price,
    };
  });
}

function orderIn(parameters: URLSearchParams, today: string): TestPersona['order'] {
  const own = parameters.get(OWN);
  const number = own ?? parameters.get(SAMPLE);
  const items = itemsIn(parameters);
  if (items.length === 0) return number === null ? undefined : { number };
  const bought = parameters.get('bought') ?? '';
  return {
    number: number ?? '',
    isOwn: own !== null || number === null,
    purchaseDate: dayOfDate(bought) === undefined ? today : bought,
    area: parameters.get('area')?.trim().slice(0, MAX_RULE_TEXT) || undefined,
    items,
  };
}

/** Parses untrusted parameters. Invalid values are kept, because `visitOf` reports them. */
export function personaInAddress(search: URLSearchParams, today: string): TestPersona {
  const parameters = new URLSearchParams([...search].map(([name, value]) => [name, value.slice(0, MAX_TEXT)]));
  return {
    order: orderIn(parameters, today),
    country: parameters.get('country') ?? undefined,
    language: parameters.get('language') ?? undefined,
    reason: parameters.get('reason') ?? undefined,
    askedOn: parameters.get('asked') ?? undefined,
  };
}
