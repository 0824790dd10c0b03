/** Debounce delay in milliseconds. */
export const TYPING_REST = 200;
