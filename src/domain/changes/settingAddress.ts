/** The parameter of an address that names one setting of its page, by the key of the change it would be. */
export const SETTING_PARAMETER = 'field';

/** The address of a setting, from that of the page it is edited on. */
export const settingAddress = (page: string, changeKey: string): string =>
  `${page}?${SETTING_PARAMETER}=${encodeURIComponent(changeKey)}`;
