import { isHttpAddress } from '../validation/formats/isHttpAddress.ts';

/** URL of a navigation entry [NV-1]: absolute URLs unchanged, paths below the company's prefix. */
export const pageAddress = (prefix: string, url: string): string => (isHttpAddress(url) ? url : prefix + url);
