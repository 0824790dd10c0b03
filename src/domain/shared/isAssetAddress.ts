/** A file of this service, or one over https. A browser reads a backslash as a slash: neither follows the first. */
export const isAssetAddress = (address: string): boolean =>
  /^\/(?![/\\])/.test(address) || /^https:\/\/[^/\\]/i.test(address);
