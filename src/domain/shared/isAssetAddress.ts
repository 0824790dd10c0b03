/**
 * Whether a configured address may be fetched as an image: a file of this service, or one over https. A browser reads
 * a backslash as a slash, so that neither may follow the first one.
 */
export const isAssetAddress = (address: string): boolean =>
  /^\/(?![/\\])/.test(address) || /^https:\/\/[^/\\]/i.test(address);
