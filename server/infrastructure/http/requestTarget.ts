/** What a request asks for at its host. */
export type RequestTarget = { readonly pathname: string; readonly search: string };

/**
 * Path and query of a request, taken apart as they stand: read as a reference, `//name/` would lead to another host. In the
 * absolute form (RFC 9112, section 3.2.2) the host goes unread, as it does for the router.
 */
export function requestTarget(url: string): RequestTarget {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const query = target.indexOf('?');
  return query < 0
    ? { pathname: target, search: '' }
    : { pathname: target.slice(0, query), search: target.slice(query) };
}
