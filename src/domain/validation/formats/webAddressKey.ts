/**
 * What an address of the web is compared by: two of one key reach the same (RFC 3986, section 6.2). A host in capitals or with a dot
 * at its end, the port that its scheme has anyway and a fragment make no other address.
 */
export function webAddressKey(url: string): string {
  if (!URL.canParse(url)) return url;
  const address = new URL(url);
  address.hash = '';
  address.hostname = address.hostname.replace(/\.$/, '');
  return address.href;
}
