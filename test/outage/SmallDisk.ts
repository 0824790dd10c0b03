import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEBIBYTE = 1024 * 1024;

/** A small disk in memory, which a test can fill. */
export class SmallDisk {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Mounts a disk of this size. Returns `undefined` if this machine does not allow mounting. */
  static mount(mebibytes: number): SmallDisk | undefined {
    const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder]);
    if (status === 0) return new SmallDisk(folder);
    rmSync(folder, { recursive: true });
    return undefined;
  }

  get dataDir(): string {
    return join(this.folder, 'data');
  }

  /** Writes a file so that this many MiB remain free. */
  fill(freeMebibytes: number): void {
    this.empty();
    const { bavail, bsize } = statfsSync(this.folder);
    writeFileSync(this.#ballast, Buffer.alloc(Math.max(0, bavail * bsize - freeMebibytes * MEBIBYTE)));
  }

  empty(): void {
    rmSync(this.#ballast, { force: true });
  }

  unmount(): void {
    spawnSync('umount', ['-l', this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  get #ballast(): string {
    return join(this.folder, 'ballast');
  }
}
