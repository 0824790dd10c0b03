import { readFileSync } from 'node:fs';

/** Number of file descriptors reserved for the database and files. */
const OWN_DESCRIPTORS = 256;
const MIN_CONNECTIONS = 16;

/** Limits client connections, because a process without free file descriptors cannot write files. */
export const maxConnections = (configured: number, descriptors = descriptorLimit()): number =>
  Math.max(MIN_CONNECTIONS, Math.min(configured, descriptors - OWN_DESCRIPTORS));

function descriptorLimit(): number {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return limit === undefined ? Infinity : Number(limit);
  } catch {
    return Infinity;
  }
}
