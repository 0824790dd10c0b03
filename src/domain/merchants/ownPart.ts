/** Parts that a merchant can set itself instead of using the owner's. */
export const ownParts = [
  'footer-links',
  'languages',
  'sub-brand',
  'address-validation',
  'warranty-limit',
  'window-limit',
] as const;
export type OwnPart = (typeof ownParts)[number];
