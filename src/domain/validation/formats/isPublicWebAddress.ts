import { isPublicHost } from './isPublicHost.ts';

/** Longest address accepted, in characters; browsers and mail programs cut longer ones. */
const MAX_WEB_ADDRESS = 2048;
const HIGHEST_PORT = 65_535;

// White space, controls and backslashes, which browsers drop or read as slashes: what is judged must be what is opened.
const MISREAD = /[\s\p{Cc}\p{Cs}\\]/u;

/**
 * Whether a text is a web address with its scheme on a public host [VL-website]: `https://www.company.example`,
 * with or without port, path, query and fragment. ftp, http and https are schemes of it. Names and numbers of private
 * and special networks are refused in every spelling, and so is a user name before the host, which only misleads.
 */
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
