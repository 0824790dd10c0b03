export const DRAFT_KEY_PREFIX = 'draft/';

export const browserDraftKey = (personId: string, companyId: string): string =>
  `${DRAFT_KEY_PREFIX}${personId}/${companyId}`;
