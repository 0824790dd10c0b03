/** The hashes of the files of this service that a text names by their addresses, each once. */
export const assetsNamedIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\/assets\/([0-9a-f]{64})(?![0-9a-f])/g)].map(([, hash]) => hash as string)),
];
