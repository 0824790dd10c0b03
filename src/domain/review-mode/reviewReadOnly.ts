/** The review's admin has not started acting for the merchant. */
export type ReviewReadOnly = { readonly kind: 'review-read-only' };
