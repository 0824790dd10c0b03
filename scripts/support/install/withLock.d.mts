/** Runs the work while no other process runs work under the same folder name; the others wait. */
export function withLock<T>(folder: string, work: () => Promise<T>): Promise<T>;
