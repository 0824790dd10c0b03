/** Whether an entry of a navigation leads out of the portal [NV-1]. */
export const isWebAddress = (url: string | undefined): boolean => url !== undefined && /^https?:\/\//i.test(url);

/** Where an entry leads: an address of the web as it is, a page below the prefix of its company. */
export const pageAddress = (prefix: string, url: string): string => (isWebAddress(url) ? url : prefix + url);
