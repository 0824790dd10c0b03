/** True if the scheme is http or https. Does not check the rest of the URL. */
export const isHttpAddress = (url: string): boolean => /^https?:\/\//i.test(url);

/** True for a path of this service or an https URL. Rejects backslashes, because browsers treat them as slashes. */
export const isAssetAddress = (address: string): boolean =>
  /^\/(?![/\\])/.test(address) || /^https:\/\/[^/\\]/i.test(address);
