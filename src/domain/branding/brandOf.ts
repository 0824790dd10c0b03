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

/** True if the sub-brand must be loaded first: for a merchant of an owner with sub-brands [BR-10]. */
export const needsSubBrandRequest = (
  urlCompanyId: string | undefined,
  carrier: string,
  shouldCheckForSubBrand: boolean,
): boolean =>
  shouldCheckForSubBrand && urlCompanyId !== undefined && urlCompanyId.toUpperCase() !== carrier.toUpperCase();

/** Name and logo: those of the sub-brand if the merchant belongs to a configured one, otherwise those of the owner. */
export function brandOf(configuration: BrandConfiguration, merchantSubBrand?: string): Brand {
  const { productName, logoUrl, altLogoUrl, subBrandName, subBrandLogoUrl } = configuration;
  const requestedSubBrand = folded(merchantSubBrand);
  const isSubBrand =
    requestedSubBrand !== '' && (folded(subBrandName) === '' || folded(subBrandName) === requestedSubBrand);
  if (!isSubBrand) return { name: productName, logoUrl, altLogoUrl };
  return {
    name: subBrandName?.trim() || productName,
    logoUrl: subBrandLogoUrl ?? logoUrl,
    altLogoUrl: subBrandLogoUrl ?? altLogoUrl,
  };
}

const folded = (name: string | undefined): string => name?.trim().toLowerCase() ?? '';

/** The product's title, the same for every owner [BR-4]. */
export const BASE_TITLE = 'Returns Portal Admin';

export const documentTitle = (page?: string, productName?: string): string =>
  [page?.trim(), productName?.trim(), BASE_TITLE].filter((part) => part !== undefined && part !== '').join(' · ');

const VERSION = 'v';

/** URL with a version (milliseconds since 1970), so that the browser does not use an outdated cached file [PB-8]. */
export function versionedUrl(url: string | undefined, version: number | undefined): string | undefined {
  if (url === undefined || version === undefined || /^(?:data|blob):/i.test(url)) return url;
  const [address = '', ...fragment] = url.split('#');
  const [path = '', ...query] = address.split('?');
  const fields = query
    .join('?')
    .split('&')
    .filter((field) => field !== '' && !field.startsWith(`${VERSION}=`));
  return [`${path}?${[...fields, `${VERSION}=${version}`].join('&')}`, ...fragment].join('#');
}
