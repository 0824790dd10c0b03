/** Distinct hashes of this service's files whose addresses occur in a text. */
export const assetsNamedIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\/assets\/([0-9a-f]{64})(?![0-9a-f])/g)].map(([, hash]) => hash as string)),
];
