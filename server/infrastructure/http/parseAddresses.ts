import { BlockList, isIP } from 'node:net';

/** Parses IP addresses and ranges, e.g. `10.1.0.0/16`. Returns undefined if one of them is invalid. */
export function parseAddresses(texts: readonly string[]): BlockList | undefined {
  const addresses = new BlockList();
  for (const text of texts) {
    const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
    const version = isIP(address);
    const bits = version === 6 ? 128 : 32;
    if (version === 0 || Number(prefix ?? 0) > bits) return undefined;
    addresses.addSubnet(address, Number(prefix ?? bits), version === 6 ? 'ipv6' : 'ipv4');
  }
  return addresses;
}
