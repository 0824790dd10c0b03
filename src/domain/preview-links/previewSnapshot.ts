import { accountProblems } from '../carriers/account/accountProblems.ts';
import { SECRET_MASK } from '../carriers/account/secretMask.ts';
import { productOf, type CompanyConfiguration, type ProductConfiguration } from '../company/companyConfiguration.ts';
import { addressFields, type Address } from '../company/parts/address.ts';
import type { AccountValues, Carrier } from '../company/parts/carrier.ts';
import type { RuleDocument } from '../company/parts/ruleDocument.ts';
import type { Warehouse } from '../company/parts/warehouse.ts';

/** What customers see by, of all that an application configuration holds. */
const SHOWN_CONFIG = ['theme', 'consumerText', 'languages', 'ORDER_ID_REGEX'] as const;

function picked<Whole extends object, Key extends keyof Whole>(whole: Whole, keys: readonly Key[]): Pick<Whole, Key> {
  const there = keys.filter((key) => Object.hasOwn(whole, key) && whole[key] !== undefined);
  return Object.fromEntries(there.map((key) => [key, whole[key]])) as Pick<Whole, Key>;
}

/** An account that is complete says so by its masks; of any other nothing is left. */
function maskedAccount({ carrierCompanyId, account = {} }: Carrier): { readonly account?: AccountValues } {
  const filled = Object.keys(account).filter((name) => account[name as keyof AccountValues]);
  if (filled.length === 0 || accountProblems(carrierCompanyId, account, account).length > 0) return {};
  return { account: Object.fromEntries(filled.map((name) => [name, SECRET_MASK])) };
}

const shownCarrier = (carrier: Carrier): Carrier => ({
  ...picked(carrier, ['carrierCompanyId', 'enabled', 'default']),
  ...maskedAccount(carrier),
});

const shownWarehouse = ({ place, ...warehouse }: Warehouse): Warehouse => ({
  ...picked(warehouse, ['locationId', 'locationName', 'enabled', 'default']),
  ...(place && { place: { address: picked<Address, keyof Address>(place.address, addressFields) } }),
});

/** What a rule decides. Its name is the merchant's own business. */
const shownRule = ({ rule, ...document }: RuleDocument): RuleDocument => ({
  ...picked(document, ['ruleId', 'ruleType', 'enabled', 'isDefault']),
  ruleDescription: '',
  rule: picked(rule, ['priority', 'conditions', 'event']),
});

const shownProduct = ({ carrierConfig, ...product }: ProductConfiguration): ProductConfiguration => ({
  ...picked(product, ['enabled', 'returnReasons', 'returnFormFields', 'customerPayments', 'countriesEnabled']),
  ...(carrierConfig && { carrierConfig: { carriers: carrierConfig.carriers.map(shownCarrier) } }),
});

/**
 * Of a configuration what the customer's screens are drawn from (`consumerPortal`), and nothing else: no account, no name of a
 * rule, no switched-off rule, nobody's id. What the merchant does not decide is taken from `published`.
 */
export function previewSnapshot(
  pending: CompanyConfiguration,
  published: Pick<CompanyConfiguration, 'companyId' | 'name' | 'carrier' | 'features'>,
): CompanyConfiguration {
  const { applicationConfig, features, rulesConfig, warehousesConfig } = pending;
  const { companyId, name, carrier } = published;
  return {
    companyId,
    name,
    carrier: picked(carrier, ['rootOrgId', 'productName']),
    ...picked(pending, [
      'currencyOverride',
      'orderInstructions',
      'termsAndConditionsUrl',
      'refunds',
      'homePickup',
      'inStoreReturns',
      'inStoreReturnsForm',
      'isIntegrated',
      'international',
      'storeNetworkConfig',
      'offeredCarriers',
      'offeredStoreNetworks',
      'carriers',
    ]),
    ...(pending.assets && { assets: picked(pending.assets, ['logoImage']) }),
    ...(applicationConfig?.config && { applicationConfig: { config: picked(applicationConfig.config, SHOWN_CONFIG) } }),
    features: { ...picked(features, ['footer']), ...picked(published.features, ['imageSources']) },
    ...(rulesConfig && { rulesConfig: rulesConfig.filter(({ enabled }) => enabled).map(shownRule) }),
    ...(warehousesConfig && { warehousesConfig: warehousesConfig.map(shownWarehouse) }),
    products: { [carrier.productName]: shownProduct(productOf(pending)) },
  };
}
