/** What an owner's configuration says of its brand and of the one below it [BR-4]. */
export type BrandConfiguration = {
  readonly productName: string;
  readonly logoUrl?: string | undefined;
  readonly altLogoUrl?: string | undefined;
  readonly subBrandName?: string | undefined;
  readonly subBrandLogoUrl?: string | undefined;
};

/** What is drawn as the brand. */
export type Brand = {
  readonly name: string;
  readonly logoUrl: string | undefined;
  readonly altLogoUrl: string | undefined;
};

/**
 * Whether a merchant's sub-brand is asked for before anything is drawn: the url names a company that is not the
 * carrier itself, and the owner checks for sub-brands [BR-10].
 */
export const asksForSubBrand = (
  urlCompanyId: string | undefined,
  carrier: string,
  shouldCheckForSubBrand: boolean,
): boolean =>
  shouldCheckForSubBrand && urlCompanyId !== undefined && urlCompanyId.toUpperCase() !== carrier.toUpperCase();

/**
 * The brand of a portal. A merchant of the owner's sub-brand sees that one's name and logo, each as far as it is
 * configured; a merchant of any other brand sees the owner's.
 */
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
