/** IPv4-mapped IPv6 address. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Number of groups that identify an IPv6 network (64 bits). */
const NETWORK_GROUPS = 4;

/** The IPv4 address, or the /64 network of an IPv6 address, because one client can use all addresses of its /64. */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = address.split('%', 1);
  if (!plain.includes(':')) return address;
  const [head = '', tail] = plain.toLowerCase().split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  // `::` stands for groups of zeros. A dotted IPv4 suffix counts as two groups.
  const length = groups.length + after.length + (plain.includes('.') ? 1 : 0);
  const allGroups = [...groups, ...Array.from({ length: Math.max(0, 8 - length) }, () => '0'), ...after];
  const network = allGroups.slice(0, NETWORK_GROUPS).map((group) => parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
