/** URL parameter for rules shown together. */
export const TOGETHER = 'together';

export const togetherAddress = (page: string, ruleIds: readonly string[]): string =>
  `${page}?${new URLSearchParams(ruleIds.map((id) => [TOGETHER, id])).toString()}`;
