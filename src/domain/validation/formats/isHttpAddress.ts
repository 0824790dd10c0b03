/** Checks only the scheme. */
export const isHttpAddress = (url: string): boolean => /^https?:\/\//i.test(url);
