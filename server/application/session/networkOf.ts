/** IPv4 in the form that IPv6 has for it. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Groups of an IPv6 address that name its network: whoever has a network has all of its addresses. */
const NETWORK_GROUPS = 4;

/** Whom an address is given to, as far as it tells: itself, or with IPv6 the network of 64 bits it is of. */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = address.split('%', 1);
  if (!plain.includes(':')) return address;
  const [head = '', tail] = plain.toLowerCase().split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  // What an address leaves out with two colons are zeros; a dotted end stands for two groups.
  const length = groups.length + after.length + (plain.includes('.') ? 1 : 0);
  const whole = [...groups, ...Array.from({ length: Math.max(0, 8 - length) }, () => '0'), ...after];
  const network = whole.slice(0, NETWORK_GROUPS).map((group) => parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
