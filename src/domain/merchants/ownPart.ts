/** What merchants may have of their own that an owner's portal goes by, or that they would take over from it. */
export const ownParts = [
  'footer-links',
  'languages',
  'sub-brand',
  'address-validation',
  'warranty-limit',
  'window-limit',
] as const;
export type OwnPart = (typeof ownParts)[number];
