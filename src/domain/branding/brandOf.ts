/** What an owner's configuration says of its brand and of the one below it [BR-4]. */
export type BrandConfiguration = {
  readonly productName: string;
  readonly logoUrl?: string | undefined;
  readonly altLogoUrl?: string | undefined;
  readonly subBrandName?: string | undefined;
  readonly subBrandLogoUrl?: string | undefined;
};

export type Brand = {
  readonly name: string;
  readonly logoUrl: string | undefined;
  readonly altLogoUrl: string | undefined;
};

/** Whether a sub-brand is asked for first: the company is not the carrier, and the owner checks for them [BR-10]. */
export const asksForSubBrand = (
  urlCompanyId: string | undefined,
  carrier: string,
  shouldCheckForSubBrand: boolean,
): boolean =>
  shouldCheckForSubBrand && urlCompanyId !== undefined && urlCompanyId.toUpperCase() !== carrier.toUpperCase();

/** A merchant of the sub-brand sees its name and logo, each as far as configured; any other sees the owner's. */
export function brandOf(configuration: BrandConfiguration, merchantSubBrand?: string): Brand {
  const { productName, logoUrl, altLogoUrl, subBrandName, subBrandLogoUrl } = configuration;
  const wanted = folded(merchantSubBrand);
  const isSubBrand = wanted !== '' && (folded(subBrandName) === '' || folded(subBrandName) === wanted);
  if (!isSubBrand) return { name: productName, logoUrl, altLogoUrl };
  return {
    name: subBrandName?.trim() || productName,
    logoUrl: subBrandLogoUrl ?? logoUrl,
    altLogoUrl: subBrandLogoUrl ?? altLogoUrl,
  };
}

const folded = (name: string | undefined): string => name?.trim().toLowerCase() ?? '';
