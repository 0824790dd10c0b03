import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import { portalCountries } from '../../international/portalCountries.ts';
import { rulesOfType, type ListedRule } from '../../rules/ruleRows.ts';
import { carriersOf } from '../companyCarriers.ts';
import { collectsIn, deliversTo } from '../collectsIn.ts';

/** A rule that says with which carrier an item goes back, or with which it does not. */
export type CarrierRule = ListedRule & { readonly ruleType: 'CARRIER_RULES' };

/** What of a portal rests on a carrier. */
export type CarrierUse = {
  readonly isDefault: boolean;
  /** The rules that give items to it, switched off ones too, in the order in which they are asked. */
  readonly rules: readonly CarrierRule[];
  /** The portal's countries that it collects in. */
  readonly countries: readonly string[];
  /** Those of them that no other carrier in use collects in. */
  readonly onlyThere: readonly string[];
  /** Ids of the return addresses in use that it can deliver to: those in a country that it collects in. */
  readonly addresses: readonly string[];
  /** The default carrier has to deliver to the default address, any other to some address in use. */
  readonly delivery: {
    readonly isPossible: boolean;
    /** Id of the default address if the default carrier refuses it. */
    readonly refused?: string | undefined;
  };
};

const isCarrierRule = (rule: ListedRule): rule is CarrierRule => rule.ruleType === 'CARRIER_RULES';

export const carrierRulesOf = (configuration: CompanyConfiguration): readonly CarrierRule[] =>
  rulesOfType(configuration.rulesConfig ?? [], 'CARRIER_RULES').filter(isCarrierRule);

/** The rules that name a carrier, for or against it. */
export const rulesNaming = (rules: readonly CarrierRule[], carrierCompanyId: string): readonly CarrierRule[] =>
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
    rules: rulesNaming(rules, carrierCompanyId).filter(({ eventData }) => eventData.shouldUse),
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
