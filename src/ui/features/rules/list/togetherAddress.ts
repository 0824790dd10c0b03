/** The parameter of the page's address that names rules to be shown beside each other. */
export const TOGETHER = 'together';

/** The address of the page with some rules beside each other, whatever their types. */
export const togetherAddress = (page: string, ruleIds: readonly string[]): string =>
  `${page}?${new URLSearchParams(ruleIds.map((id) => [TOGETHER, id])).toString()}`;
