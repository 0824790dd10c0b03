import { isHttpAddress } from '../validation/formats/isHttpAddress.ts';

/** Where an entry of a navigation leads [NV-1]: an address of the web as it is, a page below the prefix of its company. */
export const pageAddress = (prefix: string, url: string): string => (isHttpAddress(url) ? url : prefix + url);
