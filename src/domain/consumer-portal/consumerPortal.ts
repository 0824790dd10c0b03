import { consumerLanguages, type ConsumerLanguages } from '../application-config/consumerLanguages.ts';
import { configuredTheme } from '../application-config/configuredTheme.ts';
import { isImageAddress } from '../application-config/imageSources.ts';
import { imageIn } from '../application-config/logoImage.ts';
import { fitValueIn } from '../application-config/problems/partError.ts';
import { productOf, type CompanyConfiguration, type FooterLinks } from '../company/companyConfiguration.ts';
import { addressLines } from '../warehouses/address/addressLines.ts';
import { consumerTextOf } from '../consumer-text/consumerText.ts';
import { readText, type FoundText } from '../consumer-text/readText.ts';
import { textSlots } from '../consumer-text/textSlot.ts';
import { portalCurrency } from '../international/portalCurrency.ts';
import type { Language } from '../languages/language.ts';
import { reachContextOf } from '../reach/reach.ts';
import { dateOfDay, dayOfDate } from '../rules/conditions/calendarDate.ts';
import { returnFormOf, shownFields, type ShownField } from '../return-form/shownFields.ts';
import type { ConsumerTheme } from '../theme/consumerTheme.ts';
import { comesBack, consumerItem, isOffered, type ConsumerItem } from './consumerItem.ts';
import { consumerMethods, type ConsumerMethod, type ConsumerMethodKind } from './consumerMethods.ts';
import type { ConsumerOrder } from './consumerOrder.ts';
import { consumerRefund, type ConsumerRefund } from './consumerRefund.ts';

/** A customer's choices in the portal. A missing choice defaults to the first available value. */
export type ConsumerVisit = {
  readonly language: Language;
  readonly order: ConsumerOrder;
  /** Date on which the customer requests the return, `YYYY-MM-DD`. */
  readonly requestedOn: string;
  /** Ids of the selected items. `undefined` before the first selection. */
  readonly items?: readonly string[] | undefined;
  readonly reason?: string | undefined;
  readonly method?: ConsumerMethodKind | undefined;
};

export type ConsumerAddress = { readonly name: string; readonly lines: readonly string[] };

export type ConsumerPortal = {
  readonly name: string;
  /** URL of the logo. It is a data URL if the image is not published. */
  readonly logo: string | undefined;
  /** Alternative text of the logo. Defaults to the merchant's name. */
  readonly logoText: string;
  readonly theme: ConsumerTheme;
  readonly languages: ConsumerLanguages;
  /** The merchant's texts. A key consists of screen and field: `step.field`. */
  readonly texts: ReadonlyMap<string, FoundText>;
  readonly fields: readonly ShownField[];
  /** True if the portal has no orders, so that customers must enter their item. */
  readonly asksForItem: boolean;
  readonly footer: FooterLinks;
  readonly currency: string | undefined;
  readonly instructions: string | undefined;
  readonly items: readonly ConsumerItem[];
  readonly chosen: readonly ConsumerItem[];
  readonly methods: readonly ConsumerMethod[];
  readonly method: ConsumerMethod | undefined;
  readonly mobileNumber: 'absent' | 'optional' | 'required';
  readonly destinations: readonly ConsumerAddress[];
  /** Last day to hand over the parcel, `YYYY-MM-DD`. */
  readonly handInUntil: string;
  readonly reasonCode: string | undefined;
  /** True if the customer pays the postage for the selected reason [PY-1]. */
  readonly isPaidByCustomer: boolean;
  readonly refund: ConsumerRefund | undefined;
};

/** Days between booking and handing over the parcel. */
const HAND_IN_DAYS = 14;
const INITIALLY_SELECTED_ITEMS = 2;

function logoOf({ assets, features }: CompanyConfiguration): string | undefined {
  const logo: unknown = assets?.logoImage;
  if (typeof logo !== 'string') return undefined;
  return imageIn(logo) || isImageAddress(logo, features.imageSources) ? logo : undefined;
}

function textsIn(configuration: CompanyConfiguration, language: Language, start: Language) {
  const texts = consumerTextOf(configuration);
  return new Map(
    textSlots.flatMap((slot) => {
      const found = readText(texts, language, start, slot);
      return found ? [[`${slot.step}.${slot.field}`, found] as const] : [];
    }),
  );
}

function destinationsOf(
  { warehousesConfig = [], name }: CompanyConfiguration,
  chosen: readonly ConsumerItem[],
): readonly ConsumerAddress[] {
  const ids = new Set(chosen.filter(comesBack).flatMap(({ route }) => route.address?.locationId ?? []));
  return warehousesConfig
    .filter(({ locationId }) => ids.has(locationId))
    .map(({ locationName, place }) => ({ name: locationName ?? name, lines: addressLines(place?.address ?? {}) }));
}

function isPaidByCustomer(configuration: CompanyConfiguration, reason: string | undefined): boolean {
  const { customerPayments, returnReasons } = productOf(configuration);
  if (customerPayments?.isEnabled !== true || returnReasons?.enabled !== true) return false;
  return returnReasons.reasons.find(({ code }) => code === reason)?.paymentRequired === true;
}

function mobileNumberOf({ inStoreReturnsForm }: CompanyConfiguration): ConsumerPortal['mobileNumber'] {
  if (inStoreReturnsForm?.mobileNumber !== true) return 'absent';
  return inStoreReturnsForm.mobileNumberMandatory === true ? 'required' : 'optional';
}

/** The portal as a customer sees it with a configuration. The rules are evaluated for each item [RL-4]. */
export function consumerPortal(configuration: CompanyConfiguration, visit: ConsumerVisit): ConsumerPortal {
  const { order, requestedOn, language } = visit;
  const reachContext = reachContextOf(configuration);
  const languages = consumerLanguages(configuration);
  const fields = shownFields(returnFormOf(configuration));
  const items = order.items.map((item) => consumerItem(reachContext, item, order, requestedOn));
  const offered = items.filter(isOffered);
  const chosen = visit.items
    ? offered.filter(({ id }) => visit.items?.includes(id))
    : offered.slice(0, INITIALLY_SELECTED_ITEMS);
  const methods = consumerMethods(configuration, chosen);
  const reasons = fields.flatMap((field) => (field.field === 'reason' ? field.reasons : []));
  const reasonCode = visit.reason ?? reasons[0]?.code;
  return {
    name: configuration.name,
    logo: logoOf(configuration),
    logoText: fitValueIn(configuration, { kind: 'logoText' }, () => undefined) ?? configuration.name,
    theme: configuredTheme(configuration),
    languages,
    texts: textsIn(configuration, language, languages.start),
    fields,
    asksForItem: configuration.isIntegrated === false,
    footer: configuration.features.footer ?? {},
    currency: portalCurrency(configuration),
    instructions: configuration.orderInstructions?.trim() || undefined,
    items,
    chosen,
    methods,
    mobileNumber: mobileNumberOf(configuration),
    method: methods.find(({ kind }) => kind === visit.method) ?? methods[0],
    destinations: destinationsOf(configuration, chosen),
    handInUntil: dateOfDay((dayOfDate(requestedOn) ?? 0) + HAND_IN_DAYS) ?? requestedOn,
    reasonCode,
    isPaidByCustomer: isPaidByCustomer(configuration, reasonCode),
    refund: consumerRefund(configuration, chosen),
  };
}
