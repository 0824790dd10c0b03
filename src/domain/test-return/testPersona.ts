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

/** Order of a test return. It has no country, because the country belongs to the persona. */
export type TestOrder = Omit<ConsumerOrder, 'country'> & {
  /** True if the merchant created the order, with a number of its own. */
  readonly isOwn: boolean;
};

export const itemId = (index: number): string => `item-${String(index + 1)}`;

/** Name of an item that has no name: its article code, its first category, or its number. */
export const nameOf = ({ sku, categories }: OrderItem, index: number): string =>
  sku ?? categories?.[0] ?? String(index + 1);

/** The customer's choices. A missing choice uses the portal's default. */
export type TestPersona = {
  readonly order?: TestOrder | { readonly number: string } | undefined;
  readonly country?: string | undefined;
  readonly language?: string | undefined;
  readonly reason?: string | undefined;
  readonly requestedOn?: string | undefined;
};

export type PersonaProblems = {
  readonly order?: 'unknown' | 'blank' | 'too-long' | 'in-use' | undefined;
  readonly country?: 'unknown' | 'off' | undefined;
  readonly language?: 'unknown' | 'not-offered' | undefined;
  readonly reason?: 'not-offered' | undefined;
  readonly requestedOn?: 'no-date' | undefined;
};

export type PersonaVisit = {
  readonly visit: ConsumerVisit;
  readonly order: TestOrder;
  readonly problems: PersonaProblems;
};

export type PersonaContext = {
  /** Sample orders, at least one. The first order is the default. */
  readonly samples: readonly TestOrder[];
  readonly today: string;
};

export const MAX_ORDER_NUMBER = 100;

const truncated = (number: string): string => [...number].slice(0, MAX_ORDER_NUMBER).join('');

export function orderNumberProblem(number: string, samples: readonly TestOrder[]): PersonaProblems['order'] {
  if (number.trim() === '') return 'blank';
  if (truncated(number) !== number) return 'too-long';
  const orderIdsInUse = samples.map((each) => each.number);
  return validate('uniqueOrderId', number, { orderIdsInUse }) === undefined ? undefined : 'in-use';
}

type Found<Value, Problem> = { readonly value: Value; readonly problem?: Problem | undefined };

function orderOf(
  requested: TestPersona['order'],
  { samples }: PersonaContext,
): Found<TestOrder, PersonaProblems['order']> {
  const [first] = samples;
  if (!first) throw new RangeError('there is no sample order');
  if (requested === undefined) return { value: first };
  if (!('items' in requested)) {
    const sample = samples.find(({ number }) => number === requested.number);
    return sample
      ? { value: sample }
      : { value: { ...first, number: truncated(requested.number) }, problem: 'unknown' };
  }
  const problem = requested.isOwn ? orderNumberProblem(requested.number, samples) : undefined;
  return { value: { ...requested, number: truncated(requested.number) }, problem };
}

function countryOf(requested: string | undefined, configuration: CompanyConfiguration) {
  const countries = portalCountries(configuration);
  const [home = ''] = countries;
  if (requested === undefined || countries.includes(requested)) return { value: requested ?? home };
  return { value: home, problem: isCountryCode(requested) ? ('off' as const) : ('unknown' as const) };
}

function languageOf(
  requested: string | undefined,
  configuration: CompanyConfiguration,
): Found<Language, PersonaProblems['language']> {
  const { offered, start } = consumerLanguages(configuration);
  if (requested === undefined || requested === start) return { value: start };
  if (!isLanguage(requested)) return { value: start, problem: 'unknown' };
  return offered.includes(requested) ? { value: requested } : { value: start, problem: 'not-offered' };
}

export function visitOf(
  persona: TestPersona,
  configuration: CompanyConfiguration,
  context: PersonaContext,
): PersonaVisit {
  const order = orderOf(persona.order, context);
  const country = countryOf(persona.country, configuration);
  const language = languageOf(persona.language, configuration);
  const isDate = persona.requestedOn === undefined || dayOfDate(persona.requestedOn) !== undefined;
  const reasons = offeredReasons(returnFormOf(configuration).reasons);
  const isOffered = persona.reason === undefined || reasons.some(({ code }) => code === persona.reason);
  const { number, purchaseDate, area, items } = order.value;
  const isHome = country.value === configuration.international?.homeCountryCode;
  return {
    visit: {
      // Omit the area in a foreign country, because areas are parts of the home country.
      order: { number, purchaseDate, items, country: country.value, area: isHome ? area : undefined },
      language: language.value,
      reason: isOffered && persona.reason !== undefined ? persona.reason : reasons[0]?.code,
      requestedOn: isDate ? (persona.requestedOn ?? context.today) : context.today,
    },
    order: order.value,
    problems: {
      order: order.problem,
      country: country.problem,
      language: language.problem,
      reason: isOffered ? undefined : 'not-offered',
      requestedOn: isDate ? undefined : 'no-date',
    },
  };
}
