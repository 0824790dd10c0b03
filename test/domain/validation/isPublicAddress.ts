import { BlockList, isIPv4, isIPv6 } from 'node:net';

const special = new BlockList();
for (const network of [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
].flatMap((line) => line.split(' '))) {
  const [first = '', prefix] = network.split('/');
  special.addSubnet(first, Number(prefix));
}
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const special6 = new BlockList();
for (const network of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) {
  const [first = '', prefix] = network.split('/');
  special6.addSubnet(first, Number(prefix), 'ipv6');
}

/** Expected result of `isPublicWebAddress`, based on Node's `BlockList`. `hostname` has the format of `URL.hostname`. */
export function isPublicAddress(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIPv4(bare)) return !special.check(bare);
  if (isIPv6(bare)) return global6.check(bare, 'ipv6') && !special6.check(bare, 'ipv6');
  return !/(^|\.)(alt|internal|invalid|local|localdomain|localhost|onion|test)\.?$|(^|\.)home\.arpa\.?$/.test(bare);
}
