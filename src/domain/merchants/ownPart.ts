/** What of an owner's portal merchants may have of their own. */
export const ownParts = ['footer-links'] as const;
export type OwnPart = (typeof ownParts)[number];
