import { isHttpAddress } from '../validation/formats/isHttpAddress.ts';

/** URL of a navigation entry [NV-1]: absolute URLs unchanged, paths below the company's prefix. */
export const pageAddress = (prefix: string, url: string): string => (isHttpAddress(url) ? url : prefix + url);

/** URL parameter with the change key of one setting of the page. */
export const SETTING_PARAMETER = 'field';

export const settingAddress = (page: string, changeKey: string): string =>
  `${page}?${SETTING_PARAMETER}=${encodeURIComponent(changeKey)}`;
