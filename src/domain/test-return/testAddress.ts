import { addressOfOrder, MAX_ITEMS, orderInAddress } from '../simulator/itemAddress.ts';
import { dayOfDate } from '../rules/conditions/calendarDate.ts';
import { MAX_RULE_TEXT } from '../rules/validateRule.ts';
import { facts, itemFacts } from '../rules/conditions/facts.ts';
import { itemId, nameOf, type TestOrder, type TestPersona } from './testPersona.ts';

type Parameters = readonly (readonly [name: string, value: string])[];

const SAMPLE_PARAMETER = 'order';
const OWN_PARAMETER = 'own-order';
const NAME_PARAMETER = 'name';
/** Maximum length of a parameter. Longer texts are truncated, because URLs are untrusted. */
const MAX_TEXT = 10_000;
const ofOrder: readonly string[] = [
  'country',
  'language',
  'reason',
  'asked',
  SAMPLE_PARAMETER,
  OWN_PARAMETER,
  'bought',
  'area',
];
const ofItems = [NAME_PARAMETER, ...itemFacts.map((fact) => facts[fact].parameter)].filter(
  (name) => !ofOrder.includes(name),
);

export const isOfPersona = (name: string): boolean =>
  ofOrder.includes(name) || ofItems.includes(name.split('.', 1)[0] ?? '');

const nameParameter = (index: number): string =>
  index === 0 ? NAME_PARAMETER : `${NAME_PARAMETER}.${String(index + 1)}`;

function addressOfTestOrder({ number, isOwn, purchaseDate, area, items }: TestOrder): Parameters {
  return [
    [isOwn ? OWN_PARAMETER : SAMPLE_PARAMETER, number],
    ['bought', purchaseDate],
    ...(area === undefined ? [] : [['area', area] as const]),
    ...items.map(({ name }, index) => [nameParameter(index), name] as const),
    ...addressOfOrder({ items }),
  ];
}

/** URL parameters of a persona. They reproduce it even if the sample orders change. */
export function addressOfPersona({ order, country, language, reason, requestedOn }: TestPersona): Parameters {
  const single = [
    ['country', country],
    ['language', language],
    ['reason', reason],
    ['asked', requestedOn],
  ] as const;
  return [
    ...(order === undefined
      ? []
      : 'items' in order
        ? addressOfTestOrder(order)
        : [[SAMPLE_PARAMETER, order.number] as const]),
    ...single.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  ];
}

const namedItemNumbers = (parameters: URLSearchParams): readonly number[] =>
  [...parameters.keys()]
    .filter((name) => name === NAME_PARAMETER || name.startsWith(`${NAME_PARAMETER}.`))
    .map((name) => (name === NAME_PARAMETER ? 1 : Number(name.slice(NAME_PARAMETER.length + 1))))
    .filter((number) => Number.isInteger(number) && number <= MAX_ITEMS);

function itemsIn(parameters: URLSearchParams): TestOrder['items'] {
  const ofFacts = [...parameters].filter(([name]) => ofItems.includes(name.split('.', 1)[0] ?? ''));
  const parsedItems = ofFacts.length === 0 ? [] : orderInAddress(ofFacts).items;
  const count = Math.max(parsedItems.length, 0, ...namedItemNumbers(parameters));
  return Array.from({ length: count }, (_, index) => {
    const { price = 0, ...item } = parsedItems[index] ?? {};
    const name = (parameters.get(nameParameter(index)) ?? '').trim().slice(0, MAX_RULE_TEXT);
    return {
      ...item,
      id: itemId(index),
      name: name || nameOf(item, index),
      price,
    };
  });
}

function orderIn(parameters: URLSearchParams, today: string): TestPersona['order'] {
  const ownNumber = parameters.get(OWN_PARAMETER);
  const number = ownNumber ?? parameters.get(SAMPLE_PARAMETER);
  const items = itemsIn(parameters);
  if (items.length === 0) return number === null ? undefined : { number };
  const purchaseDate = parameters.get('bought') ?? '';
  return {
    number: number ?? '',
    isOwn: ownNumber !== null || number === null,
    purchaseDate: dayOfDate(purchaseDate) === undefined ? today : purchaseDate,
    area: parameters.get('area')?.trim().slice(0, MAX_RULE_TEXT) || undefined,
    items,
  };
}

/** Parses the parameters of an untrusted URL. Invalid values are included, because `visitOf` reports them. */
export function personaInAddress(search: URLSearchParams, today: string): TestPersona {
  const parameters = new URLSearchParams([...search].map(([name, value]) => [name, value.slice(0, MAX_TEXT)]));
  return {
    order: orderIn(parameters, today),
    country: parameters.get('country') ?? undefined,
    language: parameters.get('language') ?? undefined,
    reason: parameters.get('reason') ?? undefined,
    requestedOn: parameters.get('asked') ?? undefined,
  };
}
