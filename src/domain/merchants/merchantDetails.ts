import type { FooterLinks } from '../company/companyConfiguration.ts';
import { ownFooterLinks } from '../navigation/pageFooter.ts';

/** Values of the configuration that the merchants overview shows but neither sorts nor filters by. */
export type MerchantDetails = {
  readonly contactName?: string | undefined;
  /** State or province of the default return address, or of the first one. */
  readonly area?: string | undefined;
  /** Footer links of the merchant. A list contains them only if it is filtered by them [BN-3]. */
  readonly footerLinks?: FooterLinks | undefined;
};

type StoredAddress = {
  readonly default?: boolean | undefined;
  readonly place?: { readonly address?: { readonly area?: string | undefined } | undefined } | undefined;
};
type Merchant = {
  readonly contactName?: string | undefined;
  readonly warehousesConfig?: readonly StoredAddress[] | undefined;
  readonly features: { readonly footer?: FooterLinks | undefined };
};

export function merchantDetailsOf({ contactName, warehousesConfig = [], features }: Merchant): MerchantDetails {
  const address = warehousesConfig.find((each) => each.default === true) ?? warehousesConfig[0];
  return {
    contactName: contactName || undefined,
    area: address?.place?.address?.area || undefined,
    footerLinks: ownFooterLinks(features.footer),
  };
}
