/** Checks only the scheme. */
export const isHttpAddress = (url: string): boolean => /^https?:\/\//i.test(url);

/** A path of this service or an https URL. Browsers treat a backslash as a slash. */
export const isAssetAddress = (address: string): boolean =>
  /^\/(?![/\\])/.test(address) || /^https:\/\/[^/\\]/i.test(address);
