/** The product's title, the same for every owner [BR-4]. */
export const BASE_TITLE = 'Returns Portal Admin';

export const documentTitle = (page?: string, productName?: string): string =>
  [page?.trim(), productName?.trim(), BASE_TITLE].filter((part) => part !== undefined && part !== '').join(' · ');
