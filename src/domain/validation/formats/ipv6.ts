import { parseIpv4 } from './ipv4.ts';

export type Ipv6 = readonly number[];

const GROUPS = 8;

/** Accepts a last part in IPv4 notation, but no brackets or zone. */
export function parseIpv6(text: string): Ipv6 | undefined {
  const [left = '', right, ...more] = text.split('::', 3);
  if (more.length > 0) return undefined;
  // Only the end of the complete address may be IPv4.
  const head = groupsOf(left, right === undefined);
  const tail = right === undefined ? [] : groupsOf(right, true);
  if (!head || !tail) return undefined;
  const missing = GROUPS - head.length - tail.length;
  if (right === undefined ? missing !== 0 : missing < 1) return undefined;
  return [...head, ...Array.from({ length: missing }, () => 0), ...tail];
}

function groupsOf(text: string, mayEndInIpv4: boolean): readonly number[] | undefined {
  if (text === '') return [];
  const parts = text.split(':', GROUPS + 1);
  const ipv4 = mayEndInIpv4 ? parseIpv4(parts.at(-1) ?? '') : undefined;
  const plain = ipv4 ? parts.slice(0, -1) : parts;
  if (!plain.every((part) => /^[\da-f]{1,4}$/i.test(part))) return undefined;
  const groups = plain.map((part) => Number.parseInt(part, 16));
  return ipv4 ? [...groups, Math.floor(ipv4.bits / 0x1_0000), ipv4.bits % 0x1_0000] : groups;
}

/**
 * Global unicast addresses. Excludes protocols (`2001::/23`), documentation (`2001:db8::/32`, `3fff::/20`) and 6to4
 * (`2002::/16`), because a 6to4 address may contain a private one.
 */
export function isPublicIpv6([first = 0, second = 0]: Ipv6): boolean {
  if (first < 0x2000 || first > 0x3fff || first === 0x2002) return false;
  if (first === 0x2001) return second > 0x01ff && second !== 0x0db8;
  return first !== 0x3fff || second > 0x0fff;
}
