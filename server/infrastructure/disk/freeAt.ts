import { statfs } from 'node:fs/promises';

/** Free bytes of a folder's disk. Infinity if they cannot be measured; a full disk then fails the write itself. */
export async function freeAt(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}
