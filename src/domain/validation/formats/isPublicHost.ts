import { isDomainName } from './isEmail.ts';
import { isPublicIpv4, parseIpv4 } from './ipv4.ts';
import { isPublicIpv6, parseIpv6 } from './ipv6.ts';

const MAX_NAME = 253;

/** Suffixes without public DNS (RFC 6761, 6762, 7686, 8375, 9476, ICANN's `internal`). */
const PRIVATE_END = /(?:^|\.)(?:alt|home\.arpa|internal|invalid|local|localdomain|localhost|onion|test)$/;

/** Host name as browsers resolve it. `undefined` if it contains characters that browsers ignore. */
function plainName(host: string): string | undefined {
  if (/\p{Default_Ignorable_Code_Point}/u.test(host)) return undefined;
  return host.normalize('NFKC').replaceAll('\u3002', '.').toLowerCase().replace(/\.$/, '');
}

/** A host with at least two labels, four decimal numbers, or public IPv6 in brackets. Refuses other IPv4 notations. */
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
