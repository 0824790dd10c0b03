/** URL parameter with the change key of one setting of the page. */
export const SETTING_PARAMETER = 'field';

export const settingAddress = (page: string, changeKey: string): string =>
  `${page}?${SETTING_PARAMETER}=${encodeURIComponent(changeKey)}`;
