/** A path of this service or an https URL. Browsers treat a backslash as a slash. */
export const isAssetAddress = (address: string): boolean =>
  /^\/(?![/\\])/.test(address) || /^https:\/\/[^/\\]/i.test(address);
