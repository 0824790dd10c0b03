import { statfs } from 'node:fs/promises';

/** Bytes that are free where a folder is. What cannot be measured counts as enough: the disk itself then says otherwise. */
export async function freeAt(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}
