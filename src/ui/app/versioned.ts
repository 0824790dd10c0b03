/** An address with the moment it was last fetched anew, so that a published file is not taken from a cache. */
export const versioned = (url: string | undefined, version: number | undefined): string | undefined =>
  url === undefined || version === undefined || url.startsWith('data:')
    ? url
    : `${url}${url.includes('?') ? '&' : '?'}v=${version}`;
