/** What merchants may have of their own that an owner's portal goes by. */
export const ownParts = ['footer-links', 'languages', 'sub-brand'] as const;
export type OwnPart = (typeof ownParts)[number];
