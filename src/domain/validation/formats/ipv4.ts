export type Ipv4 = { readonly bits: number };

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

export function parseIpv4(text: string): Ipv4 | undefined {
  const parts = text.split('.', 5);
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256))
    return undefined;
  return { bits: toBits(parts.map(Number)) };
}

export const isPublicIpv4 = ({ bits }: Ipv4): boolean =>
  SPECIAL_NETWORKS.every(([first, prefix]) => {
    const size = 2 ** (32 - prefix);
    return Math.floor(bits / size) !== Math.floor(toBits(first) / size);
  });
