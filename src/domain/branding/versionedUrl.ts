const VERSION = 'v';

/**
 * A url with a moment in milliseconds since 1970, in place of an earlier one, so that a file just published is not
 * taken from a cache [PB-8]. A url that holds its content itself stays as it is, as does one without a moment.
 */
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
