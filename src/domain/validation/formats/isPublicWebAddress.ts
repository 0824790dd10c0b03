import { isDomainName } from './isEmail.ts';

/** Maximum characters of a URL, because browsers and mail programs truncate longer URLs. */
const MAX_WEB_ADDRESS = 2048;
const HIGHEST_PORT = 65_535;

// Characters that browsers drop or read as slashes, so that the opened URL would differ from the validated URL.
const IGNORED_BY_BROWSERS = /[\s\p{Cc}\p{Cs}\\]/u;

/** True for an ftp, http or https URL of a public host [VL-website]. False with a user name, which can mislead. */
export function isPublicWebAddress(value: string): boolean {
  if (value.length > MAX_WEB_ADDRESS || IGNORED_BY_BROWSERS.test(value)) return false;
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

const MAX_NAME = 253;

/** Suffixes without public DNS (RFC 6761, 6762, 7686, 8375, 9476, ICANN's `internal`). */
const PRIVATE_SUFFIX = /(?:^|\.)(?:alt|home\.arpa|internal|invalid|local|localdomain|localhost|onion|test)$/;

/** Host name as browsers resolve it. `undefined` if it contains characters that browsers ignore. */
function plainName(host: string): string | undefined {
  if (/\p{Default_Ignorable_Code_Point}/u.test(host)) return undefined;
  return host.normalize('NFKC').replaceAll('\u3002', '.').toLowerCase().replace(/\.$/, '');
}

/** True for a name of two or more labels, IPv4 as four decimal numbers, or IPv6 in brackets, if the host is public. */
function isPublicHost(host: string): boolean {
  if (host.startsWith('[')) {
    const groups = host.endsWith(']') ? parseIpv6(host.slice(1, -1)) : undefined;
    return groups !== undefined && isPublicIpv6(groups);
  }
  const name = plainName(host);
  if (name === undefined) return false;
  const address = parseIpv4(name);
  return address ? isPublicIpv4(address) : isPublicName(name);
}

const isPublicName = (name: string): boolean =>
  name.length <= MAX_NAME && isDomainName(name) && !PRIVATE_SUFFIX.test(name);

type Ipv6 = readonly number[];

const IPV6_GROUPS = 8;

/** Parses an IPv6 address. The last part may be in IPv4 notation. Brackets and zones are invalid. */
export function parseIpv6(text: string): Ipv6 | undefined {
  const [left = '', right, ...more] = text.split('::', 3);
  if (more.length > 0) return undefined;
  // Allow IPv4 notation before `::` only if the address has no `::`, because it must be at the end.
  const head = groupsOf(left, right === undefined);
  const tail = right === undefined ? [] : groupsOf(right, true);
  if (!head || !tail) return undefined;
  const missing = IPV6_GROUPS - head.length - tail.length;
  if (right === undefined ? missing !== 0 : missing < 1) return undefined;
  return [...head, ...Array.from({ length: missing }, () => 0), ...tail];
}

function groupsOf(text: string, mayEndInIpv4: boolean): readonly number[] | undefined {
  if (text === '') return [];
  const parts = text.split(':', IPV6_GROUPS + 1);
  const ipv4 = mayEndInIpv4 ? parseIpv4(parts.at(-1) ?? '') : undefined;
  const groupParts = ipv4 ? parts.slice(0, -1) : parts;
  if (!groupParts.every((part) => /^[\da-f]{1,4}$/i.test(part))) return undefined;
  const groups = groupParts.map((part) => Number.parseInt(part, 16));
  return ipv4 ? [...groups, Math.floor(ipv4.bits / 0x1_0000), ipv4.bits % 0x1_0000] : groups;
}

/**
 * True for global unicast addresses. Excludes protocols (`2001::/23`), documentation (`2001:db8::/32`, `3fff::/20`)
 * and 6to4 (`2002::/16`), because a 6to4 address may contain a private address.
 */
function isPublicIpv6([first = 0, second = 0]: Ipv6): boolean {
  if (first < 0x2000 || first > 0x3fff || first === 0x2002) return false;
  if (first === 0x2001) return second > 0x01ff && second !== 0x0db8;
  return first !== 0x3fff || second > 0x0fff;
}

type Ipv4 = { readonly bits: number };

const toBits = (numbers: readonly number[]): number => numbers.reduce((bits, each) => bits * 256 + each, 0);

/** Private and special networks (IANA registry): first address and prefix length. */
const SPECIAL_NETWORKS: readonly (readonly [readonly number[], number])[] = [
  [[0, 0, 0, 0], 8],
  [[10, 0, 0, 0], 8],
  [[100, 64, 0, 0], 10],
  [[127, 0, 0, 0], 8],
  [[169, 254, 0, 0], 16],
  [[172, 16, 0, 0], 12],
  [[192, 0, 0, 0], 24],
  [[192, 0, 2, 0], 24],
  [[192, 88, 99, 0], 24],
  [[192, 168, 0, 0], 16],
  [[198, 18, 0, 0], 15],
  [[198, 51, 100, 0], 24],
  [[203, 0, 113, 0], 24],
  [[224, 0, 0, 0], 3],
];

function parseIpv4(text: string): Ipv4 | undefined {
  const parts = text.split('.', 5);
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256))
    return undefined;
  return { bits: toBits(parts.map(Number)) };
}

const isPublicIpv4 = ({ bits }: Ipv4): boolean =>
  SPECIAL_NETWORKS.every(([first, prefix]) => {
    const size = 2 ** (32 - prefix);
    return Math.floor(bits / size) !== Math.floor(toBits(first) / size);
  });
