/** Where drafts lie among what else the browser keeps. */
export const DRAFT_KEY_PREFIX = 'draft/';

/** Where the browser keeps what a person has pending for a company. */
export const browserDraftKey = (personId: string, companyId: string): string =>
  `${DRAFT_KEY_PREFIX}${personId}/${companyId}`;
