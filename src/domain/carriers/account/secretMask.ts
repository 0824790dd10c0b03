/** Shown instead of a secret. Not valid for any field, so it cannot be a real value. */
export const SECRET_MASK = '••••••••';
