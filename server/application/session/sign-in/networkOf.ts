const IPV4_MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Number of groups that identify an IPv6 network (64 bits). */
const NETWORK_GROUPS = 4;

/** Returns the IPv4 address, or the IPv6 network (/64), because one client can use all addresses of a /64. */
export function networkOf(address: string): string {
  const mapped = IPV4_MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = address.split('%', 1);
  if (!plain.includes(':')) return address;
  const [head = '', tail] = plain.toLowerCase().split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  // Replace `::` with the missing zero groups. A dotted IPv4 suffix counts as two groups.
  const length = groups.length + after.length + (plain.includes('.') ? 1 : 0);
  const allGroups = [...groups, ...Array.from({ length: Math.max(0, 8 - length) }, () => '0'), ...after];
  const network = allGroups.slice(0, NETWORK_GROUPS).map((group) => parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
