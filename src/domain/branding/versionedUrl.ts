const VERSION = 'v';

/** Adds a version in milliseconds since 1970, so that a new file is not read from the cache [PB-8]. */
export function versionedUrl(url: string | undefined, version: number | undefined): string | undefined {
  if (url === undefined || version === undefined || /^(?:data|blob):/i.test(url)) return url;
  const [address = '', ...fragment] = url.split('#');
  const [path = '', ...query] = address.split('?');
  const fields = query
    .join('?')
    .split('&')
    .filter((field) => field !== '' && !field.startsWith(`${VERSION}=`));
  return [`${path}?${[...fields, `${VERSION}=${version}`].join('&')}`, ...fragment].join('#');
}
