import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import { portalCountries } from '../../international/portalCountries.ts';
import { rulesOfType, type ListedRule } from '../../rules/ruleRows.ts';
import { carriersOf } from '../companyCarriers.ts';
import { collectsIn, deliversTo } from '../collectsIn.ts';

export type CarrierRule = ListedRule & { readonly ruleType: 'CARRIER_RULES' };

export type CarrierUse = {
  readonly isDefault: boolean;
  readonly rules: readonly CarrierRule[];
  readonly countries: readonly string[];
  /** Countries of the portal in which no other enabled carrier collects parcels. */
  readonly onlyThere: readonly string[];
  readonly addresses: readonly string[];
  /**
   * Whether the carrier can deliver. The default carrier must deliver to the default address, other carriers to any
   * enabled address.
   */
  readonly delivery: {
    readonly isPossible: boolean;
    /** Id of the default address if the default carrier does not deliver to it. */
    readonly refused?: string | undefined;
  };
};

const isCarrierRule = (rule: ListedRule): rule is CarrierRule => rule.ruleType === 'CARRIER_RULES';

export const carrierRulesOf = (configuration: CompanyConfiguration): readonly CarrierRule[] =>
  rulesOfType(configuration.rulesConfig ?? [], 'CARRIER_RULES').filter(isCarrierRule);

export const rulesOfCarrier = (rules: readonly CarrierRule[], carrierCompanyId: string): readonly CarrierRule[] =>
  rules.filter(({ eventData }) => eventData.carrier === carrierCompanyId);

export function carrierUse(
  configuration: CompanyConfiguration,
  carrierCompanyId: string,
  rules: readonly CarrierRule[] = carrierRulesOf(configuration),
): CarrierUse {
  const { offeredCarriers = [], warehousesConfig = [] } = configuration;
  const carriers = carriersOf(configuration);
  const others = carriers.filter((each) => each.enabled && each.carrierCompanyId !== carrierCompanyId);
  const countries = portalCountries(configuration).filter((code) =>
    collectsIn(offeredCarriers, carrierCompanyId, code),
  );
  const isDefault = carriers.some((each) => each.default && each.carrierCompanyId === carrierCompanyId);
  const inUse = warehousesConfig.filter(({ enabled }) => enabled);
  const addresses = inUse.filter(({ place }) => deliversTo(offeredCarriers, carrierCompanyId, place?.address));
  const standard = inUse.find((each) => each.default === true);
  const refused = isDefault && standard && !addresses.includes(standard) ? standard.locationId : undefined;
  return {
    isDefault,
    rules: rulesOfCarrier(rules, carrierCompanyId).filter(({ eventData }) => eventData.shouldUse),
    countries,
    onlyThere: countries.filter(
      (code) => !others.some((other) => collectsIn(offeredCarriers, other.carrierCompanyId, code)),
    ),
    addresses: addresses.map(({ locationId }) => locationId),
    delivery: {
      isPossible: refused === undefined && addresses.length > 0,
      ...(refused !== undefined && { refused }),
    },
  };
}
