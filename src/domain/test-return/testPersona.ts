import { consumerLanguages } from '../application-config/consumerLanguages.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { ConsumerOrder } from '../consumer-portal/consumerOrder.ts';
import type { ConsumerVisit } from '../consumer-portal/consumerPortal.ts';
import { isCountryCode } from '../international/countryCodes.ts';
import { portalCountries } from '../international/portalCountries.ts';
import { isLanguage, type Language } from '../languages/language.ts';
import { offeredReasons } from '../return-reasons/reasonList.ts';
import { returnFormOf } from '../return-form/shownFields.ts';
import { dayOfDate } from '../rules/conditions/calendarDate.ts';
import type { OrderItem } from '../rules/evaluation/orderItem.ts';
import { validate } from '../validation/validate.ts';

/** The country is part of the persona. */
export type TestOrder = Omit<ConsumerOrder, 'country'> & {
  /** Created by the merchant, with its own number. */
  readonly isOwn: boolean;
};

/** Ids depend only on the position. */
export const itemId = (nth: number): string => `item-${String(nth + 1)}`;

/** Name of an item without its own. */
export const nameOf = ({ sku, categories }: OrderItem, nth: number): string =>
  sku ?? categories?.[0] ?? String(nth + 1);

/** The customer's choices. Missing ones use the portal's defaults. */
export type TestPersona = {
  /** A number alone refers to a sample order. */
  readonly order?: TestOrder | { readonly number: string } | undefined;
  readonly country?: string | undefined;
  readonly language?: string | undefined;
  readonly reason?: string | undefined;
  readonly askedOn?: string | undefined;
};

/** Reasons why values were replaced by defaults. */
export type PersonaProblems = {
  readonly order?: 'unknown' | 'blank' | 'too-long' | 'in-use' | undefined;
  readonly country?: 'unknown' | 'off' | undefined;
  readonly language?: 'unknown' | 'not-offered' | undefined;
  readonly reason?: 'not-offered' | undefined;
  readonly askedOn?: 'no-date' | undefined;
};

export type PersonaVisit = {
  readonly visit: ConsumerVisit;
  readonly order: TestOrder;
  readonly problems: PersonaProblems;
};

export type PersonaGround = {
  /** Not empty. The first is the default. */
  readonly samples: readonly TestOrder[];
  /** `YYYY-MM-DD`. */
  readonly today: string;
};

export const MAX_ORDER_NUMBER = 100;

const cut = (number: string): string => [...number].slice(0, MAX_ORDER_NUMBER).join('');

/** Error of the number of a merchant's own order, which must be unused [VL-uniqueOrderId]. */
export function orderNumberProblem(number: string, samples: readonly TestOrder[]): PersonaProblems['order'] {
  if (number.trim() === '') return 'blank';
  if (cut(number) !== number) return 'too-long';
  const orderIdsInUse = samples.map((each) => each.number);
  return validate('uniqueOrderId', number, { orderIdsInUse }) === undefined ? undefined : 'in-use';
}

type Found<Value, Problem> = { readonly value: Value; readonly problem?: Problem | undefined };

function orderOf(wanted: TestPersona['order'], { samples }: PersonaGround): Found<TestOrder, PersonaProblems['order']> {
  const [first] = samples;
  if (!first) throw new RangeError('there is no sample order');
  if (wanted === undefined) return { value: first };
  if (!('items' in wanted)) {
    const sample = samples.find(({ number }) => number === wanted.number);
    return sample ? { value: sample } : { value: { ...first, number: cut(wanted.number) }, problem: 'unknown' };
  }
  const problem = wanted.isOwn ? orderNumberProblem(wanted.number, samples) : undefined;
  return { value: { ...wanted, number: cut(wanted.number) }, problem };
}

function countryOf(wanted: string | undefined, configuration: CompanyConfiguration) {
  const countries = portalCountries(configuration);
  const [home = ''] = countries;
  if (wanted === undefined || countries.includes(wanted)) return { value: wanted ?? home };
  return { value: home, problem: isCountryCode(wanted) ? ('off' as const) : ('unknown' as const) };
}

function languageOf(
  wanted: string | undefined,
  configuration: CompanyConfiguration,
): Found<Language, PersonaProblems['language']> {
  const { offered, start } = consumerLanguages(configuration);
  if (wanted === undefined || wanted === start) return { value: start };
  if (!isLanguage(wanted)) return { value: start, problem: 'unknown' };
  return offered.includes(wanted) ? { value: wanted } : { value: start, problem: 'not-offered' };
}

export function visitOf(
  persona: TestPersona,
  configuration: CompanyConfiguration,
  ground: PersonaGround,
): PersonaVisit {
  const order = orderOf(persona.order, ground);
  const country = countryOf(persona.country, configuration);
  const language = languageOf(persona.language, configuration);
  const isDate = persona.askedOn === undefined || dayOfDate(persona.askedOn) !== undefined;
  const reasons = offeredReasons(returnFormOf(configuration).reasons);
  const isOffered = persona.reason === undefined || reasons.some(({ code }) => code === persona.reason);
  const { number, purchaseDate, area, items } = order.value;
  const isHome = country.value === configuration.international?.homeCountryCode;
  return {
    visit: {
      // Areas are parts of the home country.
      order: { number, purchaseDate, items, country: country.value, area: isHome ? area : undefined },
      language: language.value,
      reason: isOffered && persona.reason !== undefined ? persona.reason : reasons[0]?.code,
      askedOn: isDate ? (persona.askedOn ?? ground.today) : ground.today,
    },
    order: order.value,
    problems: {
      order: order.problem,
      country: country.problem,
      language: language.problem,
      reason: isOffered ? undefined : 'not-offered',
      askedOn: isDate ? undefined : 'no-date',
    },
  };
}
