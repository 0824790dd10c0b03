/** Comparison key (RFC 3986, section 6.2). Ignores host case, a final dot, the default port and the fragment. */
export function webAddressKey(url: string): string {
  if (!URL.canParse(url)) return url;
  const address = new URL(url);
  address.hash = '';
  address.hostname = address.hostname.replace(/\.$/, '');
  return address.href;
}
