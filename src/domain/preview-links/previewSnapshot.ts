import { accountProblems } from '../carriers/account/accountProblems.ts';
import { SECRET_MASK } from '../carriers/account/accountSecrets.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { AccountValues, Carrier } from '../company/parts/carrier.ts';
import { partsForCustomers } from './snapshotShape.ts';

/** Account with masks instead of values. An incomplete account is removed. */
function maskedAccount({ carrierCompanyId, account = {} }: Carrier): { readonly account?: AccountValues } {
  const filled = Object.keys(account).filter((name) => account[name as keyof AccountValues]);
  if (filled.length === 0 || accountProblems(carrierCompanyId, account, account).length > 0) return {};
  return { account: Object.fromEntries(filled.map((name) => [name, SECRET_MASK])) };
}

const shownCarrier = ({ account, ...carrier }: Carrier): Carrier => ({
  ...carrier,
  ...maskedAccount({ ...carrier, account }),
});

type OwnersParts = Pick<
  CompanyConfiguration,
  | 'companyId'
  | 'name'
  | 'carrier'
  | 'features'
  | 'isIntegrated'
  | 'international'
  | 'carriers'
  | 'offeredCarriers'
  | 'offeredStoreNetworks'
>;

/** Configuration with only the parts that customers' screens use: no accounts, rule names or disabled rules. */
export function previewSnapshot(pending: CompanyConfiguration, published: OwnersParts): CompanyConfiguration {
  const { companyId, name, carrier, isIntegrated, international, carriers, offeredCarriers, offeredStoreNetworks } =
    published;
  const features = { ...pending.features, imageSources: published.features.imageSources };
  const owners = { companyId, name, carrier, isIntegrated, international, carriers, offeredCarriers };
  const { productName } = carrier;
  const { rulesConfig, products, ...parts } = partsForCustomers(
    { ...pending, ...owners, offeredStoreNetworks, features },
    productName,
  );
  const { carrierConfig, ...product } = products[productName] ?? {};
  return {
    ...parts,
    ...(rulesConfig && {
      rulesConfig: rulesConfig.filter(({ enabled }) => enabled).map((rule) => ({ ...rule, ruleDescription: '' })),
    }),
    products: {
      [productName]: {
        ...product,
        ...(carrierConfig && { carrierConfig: { carriers: carrierConfig.carriers.map(shownCarrier) } }),
      },
    },
  };
}
