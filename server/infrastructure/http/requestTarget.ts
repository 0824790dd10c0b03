export type RequestTarget = { readonly pathname: string; readonly search: string };

/** Splits the text, because a URL parser reads `//name/` as a host. Ignores a host sent with it (RFC 9112, 3.2.2). */
export function requestTarget(url: string): RequestTarget {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const query = target.indexOf('?');
  return query < 0
    ? { pathname: target, search: '' }
    : { pathname: target.slice(0, query), search: target.slice(query) };
}
