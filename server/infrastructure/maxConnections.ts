import { readFileSync } from 'node:fs';

/** File descriptors for the database and files, i.e. for everything but clients. */
const OWN_DESCRIPTORS = 256;
const MIN_CONNECTIONS = 16;

/** Limits client connections, because without free descriptors the process could not write files. */
export const maxConnections = (wanted: number, descriptors = descriptorLimit()): number =>
  Math.max(MIN_CONNECTIONS, Math.min(wanted, descriptors - OWN_DESCRIPTORS));

function descriptorLimit(): number {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return limit === undefined ? Infinity : Number(limit);
  } catch {
    return Infinity;
  }
}
