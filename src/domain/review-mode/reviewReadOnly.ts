/** Refuses a write of a review whose admin has not begun to act for the merchant. */
export type ReviewReadOnly = { readonly kind: 'review-read-only' };
