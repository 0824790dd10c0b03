import { isDomainName } from './isDomainName.ts';
import { isPublicIpv4, parseIpv4 } from './ipv4.ts';
import { isPublicIpv6, parseIpv6 } from './ipv6.ts';

const MAX_NAME = 253;

/** Ends of names that no public name server answers (RFC 6761, 6762, 7686, 8375, 9476, and ICANN's `internal`). */
const PRIVATE_END = /(?:^|\.)(?:alt|home\.arpa|internal|invalid|local|localdomain|localhost|onion|test)$/;

/**
 * The name as browsers look it up: wide and other spellings of a letter, digit or dot become the plain one.
 * `undefined` where it holds characters that are dropped on the way, so that it is not the name it looks like.
 */
function plainName(host: string): string | undefined {
  if (/\p{Default_Ignorable_Code_Point}/u.test(host)) return undefined;
  return host.normalize('NFKC').replaceAll('\u3002', '.').toLowerCase().replace(/\.$/, '');
}

/**
 * Whether a host of a web address is one that everybody can reach: a name with at least two parts, a public IPv4
 * address in its usual four numbers, or a public IPv6 address in brackets. Other spellings of addresses (one number,
 * octal, hexadecimal, three parts) are refused, whatever they mean.
 */
export function isPublicHost(host: string): boolean {
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
  name.length <= MAX_NAME && isDomainName(name) && !PRIVATE_END.test(name);
