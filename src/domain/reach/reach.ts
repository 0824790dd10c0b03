import { carriersOf } from '../carriers/companyCarriers.ts';
import { collectsIn, deliversTo } from '../carriers/collectsIn.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { Carrier } from '../company/parts/carrier.ts';
import type { RuleDocument } from '../company/parts/ruleDocument.ts';
import { isCountryCode } from '../international/countryCodes.ts';
import { portalCountries } from '../international/portalCountries.ts';
import { compileRules, type CompiledRules } from '../rules/evaluation/compileRules.ts';
import type { OrderItem } from '../rules/evaluation/orderItem.ts';
import { conditionHolds } from '../rules/evaluation/conditionHolds.ts';
import { listedRules, type ListedRule } from '../rules/ruleRows.ts';
import { hasInStoreReturns } from '../store-networks/companyStoreNetworks.ts';
import { networkRows } from '../store-networks/networkRows.ts';
import { defaultWarehouse } from '../warehouses/warehouseList.ts';

export type ReachProblem =
  | { readonly kind: 'no-carrier' | 'no-address' | 'address-off' }
  | { readonly kind: 'address-refused'; readonly carrierId: string; readonly locationId: string }
  | {
      readonly kind: 'rule-address-refused';
      readonly carrierId: string;
      readonly locationId: string;
      readonly rule: ListedRule;
    }
  | {
      readonly kind: 'carrier-elsewhere' | 'carrier-off' | 'carrier-avoided';
      readonly carrierId: string;
      readonly rule: ListedRule;
    }
  | { readonly kind: 'address-gone'; readonly rule: ListedRule };

export type CountryReach = {
  readonly country: string;
  readonly label:
    | { readonly carrierId: string; readonly service?: string | undefined; readonly isByRule: boolean }
    | undefined;
  readonly shops: readonly string[];
  /** True if the label's carrier collects parcels at the customer's home. */
  readonly isCollected: boolean;
  readonly address: { readonly locationId: string; readonly isByRule: boolean } | undefined;
  /** Ids of further carriers and addresses that rules select for some items. */
  readonly otherCarriers: readonly string[];
  readonly otherAddresses: readonly string[];
  readonly fee: { readonly amount: number; readonly currency: string } | undefined;
  readonly problems: readonly ReachProblem[];
};

export type ReachContext = {
  readonly configuration: CompanyConfiguration;
  readonly compiled: CompiledRules;
  readonly rules: readonly ListedRule[];
  readonly carriers: readonly Carrier[];
  readonly networks: readonly { readonly id: string; readonly carrierId: string | undefined }[];
};

const serves = ({ configuration }: ReachContext, carrierId: string, country: string): boolean =>
  collectsIn(configuration.offeredCarriers ?? [], carrierId, country);

/** True if the carrier delivers to the address. Also true without an address, which is reported as a separate problem. */
function accepts({ configuration }: ReachContext, carrierId: string, locationId: string | undefined): boolean {
  const warehouse = configuration.warehousesConfig?.find((each) => each.locationId === locationId);
  return deliversTo(configuration.offeredCarriers ?? [], carrierId, warehouse?.place?.address);
}

type Chosen<Value> = { readonly value?: Value | undefined; readonly problem?: ReachProblem | undefined };

function carrierOf(
  context: ReachContext,
  item: OrderItem,
  country: string,
  locationId: string | undefined,
): Chosen<NonNullable<CountryReach['label']>> {
  const { compiled, carriers } = context;
  const rule = compiled.decide(item).deciding.CARRIER_RULES as
    | (ListedRule & { readonly ruleType: 'CARRIER_RULES' })
    | undefined;
  const ruleData = rule?.eventData;
  if (rule && ruleData?.shouldUse === true) {
    const { carrier: carrierId, serviceType: service } = ruleData;
    if (!carriers.some((each) => each.carrierCompanyId === carrierId))
      return { problem: { kind: 'carrier-off', carrierId, rule } };
    if (!serves(context, carrierId, country)) return { problem: { kind: 'carrier-elsewhere', carrierId, rule } };
    if (locationId !== undefined && !accepts(context, carrierId, locationId))
      return { problem: { kind: 'rule-address-refused', carrierId, locationId, rule } };
    return { value: { carrierId, service, isByRule: true } };
  }
  const collectingIds = carriers.map((each) => each.carrierCompanyId).filter((id) => serves(context, id, country));
  const accepting = collectingIds.filter((id) => accepts(context, id, locationId));
  const [carrierId] = accepting.filter((id) => id !== ruleData?.carrier);
  if (carrierId !== undefined) return { value: { carrierId, isByRule: false } };
  const [avoided] = accepting;
  if (rule && avoided !== undefined) return { problem: { kind: 'carrier-avoided', carrierId: avoided, rule } };
  const [refusing] = collectingIds;
  return {
    problem:
      refusing !== undefined && locationId !== undefined
        ? { kind: 'address-refused', carrierId: refusing, locationId }
        : { kind: 'no-carrier' },
  };
}

function addressOf(
  { compiled, configuration }: ReachContext,
  item: OrderItem,
): Chosen<NonNullable<CountryReach['address']>> {
  const { warehousesConfig = [] } = configuration;
  const inUse = warehousesConfig.filter(({ enabled }) => enabled);
  const rule = compiled.decide(item).deciding.RETURN_ADDRESS as
    | (ListedRule & { readonly ruleType: 'RETURN_ADDRESS' })
    | undefined;
  if (rule) {
    const { locationId } = rule.eventData;
    return inUse.some((each) => each.locationId === locationId)
      ? { value: { locationId, isByRule: true } }
      : { problem: { kind: 'address-gone', rule } };
  }
  const standard = defaultWarehouse(warehousesConfig);
  if (!standard) return { problem: { kind: 'no-address' } };
  return standard.enabled
    ? { value: { locationId: standard.locationId, isByRule: false } }
    : { problem: { kind: 'address-off' } };
}

/** True if a rule's area conditions match the country. Areas that are not country codes are in the home country. */
const matchesArea = ({ conditions }: ListedRule, country: string, isHome: boolean): boolean =>
  conditions.every(
    (condition) =>
      condition.fact !== 'area' ||
      conditionHolds(condition, { area: country }) ||
      (isHome && condition.value.some((area) => !isCountryCode(area.toUpperCase()))),
  );

export type ItemRoute = Pick<CountryReach, 'label' | 'shops' | 'isCollected' | 'address' | 'problems'>;

const isAvailable = (
  context: ReachContext,
  carrierId: string,
  country: string,
  locationId: string | undefined,
): boolean =>
  context.carriers.some((each) => each.carrierCompanyId === carrierId) &&
  serves(context, carrierId, country) &&
  accepts(context, carrierId, locationId);

export function routeOf(context: ReachContext, item: OrderItem, country: string): ItemRoute {
  const address = addressOf(context, item);
  const locationId = address.value?.locationId;
  const label = carrierOf(context, item, country, locationId);
  return {
    label: label.value,
    shops: context.networks
      .filter(({ carrierId }) => carrierId === undefined || isAvailable(context, carrierId, country, locationId))
      .map(({ id }) => id),
    isCollected: context.configuration.homePickup?.enabled === true && label.value !== undefined,
    address: address.value,
    problems: [label.problem, address.problem].filter((problem) => problem !== undefined),
  };
}

function reachOf(context: ReachContext, country: string): CountryReach {
  const { configuration, compiled, rules } = context;
  const route = routeOf(context, { area: country }, country);
  const matchingRules = rules.filter((rule) =>
    matchesArea(rule, country, country === configuration.international?.homeCountryCode),
  );
  const inUse = new Set(
    (configuration.warehousesConfig ?? []).flatMap(({ enabled, locationId }) => (enabled ? [locationId] : [])),
  );
  const otherCarriers = matchingRules.flatMap((rule) =>
    rule.ruleType === 'CARRIER_RULES' && rule.eventData.shouldUse ? [rule.eventData.carrier] : [],
  );
  const otherAddresses = matchingRules.flatMap((rule) =>
    rule.ruleType === 'RETURN_ADDRESS' ? [rule.eventData.locationId] : [],
  );
  const others = [...new Set(otherAddresses)].filter(
    (id) =>
      id !== route.address?.locationId &&
      inUse.has(id) &&
      context.carriers.some(({ carrierCompanyId }) => isAvailable(context, carrierCompanyId, country, id)),
  );
  const fee = compiled.decide({ area: country }).deciding.REFUND_FEES?.eventData;
  return {
    country,
    ...route,
    otherCarriers: [...new Set(otherCarriers)].filter(
      (id) =>
        id !== route.label?.carrierId &&
        [route.address?.locationId, ...others].some((locationId) => isAvailable(context, id, country, locationId)),
    ),
    otherAddresses: others,
    fee: fee && { amount: fee.amount, currency: fee.currency },
  };
}

const NO_RULES: readonly RuleDocument[] = [];
const compiledOf = new WeakMap<readonly RuleDocument[], Pick<ReachContext, 'rules' | 'compiled'>>();

/** Compiled rules, cached by list, because most edits do not change the rules. */
function compiledRules(documents: readonly RuleDocument[]): Pick<ReachContext, 'rules' | 'compiled'> {
  const cached = compiledOf.get(documents);
  if (cached) return cached;
  const rules = listedRules(documents).filter(({ enabled }) => enabled);
  const result = { rules, compiled: compileRules(rules) };
  compiledOf.set(documents, result);
  return result;
}

export function reachContextOf(configuration: CompanyConfiguration): ReachContext {
  const carriers = carriersOf(configuration)
    .filter(({ enabled }) => enabled)
    .toSorted((left, right) => Number(right.default) - Number(left.default));
  const networks = hasInStoreReturns(configuration)
    ? networkRows(configuration, configuration)
        .filter(({ isOn, isServed }) => isOn && isServed)
        .map(({ storeNetworkId, carrierId }) => ({ id: storeNetworkId, carrierId }))
    : [];
  return { configuration, carriers, networks, ...compiledRules(configuration.rulesConfig ?? NO_RULES) };
}

/** Routes of returns from all countries of the portal. Time grows with countries times rules. */
export function reach(configuration: CompanyConfiguration): readonly CountryReach[] {
  const context = reachContextOf(configuration);
  return portalCountries(configuration).map((country) => reachOf(context, country));
}

export const leadsNowhere = ({ label, shops, address }: CountryReach): boolean =>
  address === undefined || (label === undefined && shops.length === 0);
