/** Whether an address is one that a browser opens as a page, by its scheme alone; what else is right about it is asked elsewhere. */
export const isHttpAddress = (url: string): boolean => /^https?:\/\//i.test(url);
