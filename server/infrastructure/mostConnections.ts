import { readFileSync } from 'node:fs';

/** Descriptors that the database, files and everything but callers need. */
const OWN_DESCRIPTORS = 256;
const FEWEST = 16;

/** As many connections as wanted, and no more than leave the process descriptors of its own: without one nothing can be written. */
export const mostConnections = (wanted: number, descriptors = descriptorLimit()): number =>
  Math.max(FEWEST, Math.min(wanted, descriptors - OWN_DESCRIPTORS));

/** How many files and connections the system lets this process have open. */
function descriptorLimit(): number {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return limit === undefined ? Infinity : Number(limit);
  } catch {
    return Infinity;
  }
}
