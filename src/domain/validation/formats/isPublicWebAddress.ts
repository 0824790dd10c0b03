import { isPublicHost } from './isPublicHost.ts';

/** Maximum characters, because browsers and mail programs truncate longer ones. */
const MAX_WEB_ADDRESS = 2048;
const HIGHEST_PORT = 65_535;

// Browsers drop these or read them as slashes, so the opened URL would differ from the validated one.
const MISREAD = /[\s\p{Cc}\p{Cs}\\]/u;

/** ftp, http or https on a public host [VL-website]. Refuses user names, because they mislead. */
export function isPublicWebAddress(value: string): boolean {
  if (value.length > MAX_WEB_ADDRESS || MISREAD.test(value)) return false;
  const scheme = /^(?:ftp|https?):\/\//i.exec(value)?.[0];
  if (scheme === undefined) return false;
  const rest = value.slice(scheme.length);
  const end = rest.search(/[/?#]/);
  return isPublicAuthority(end === -1 ? rest : rest.slice(0, end));
}

function isPublicAuthority(authority: string): boolean {
  const portAt = authority.lastIndexOf(':');
  if (portAt <= authority.lastIndexOf(']')) return isPublicHost(authority);
  return isPort(authority.slice(portAt + 1)) && isPublicHost(authority.slice(0, portAt));
}

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) <= HIGHEST_PORT;
