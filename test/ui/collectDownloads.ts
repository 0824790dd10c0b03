import { vi } from 'vitest';

/** The files that the page hands over from now on, in their order; jsdom itself can save none. Undone after the test. */
export function collectDownloads(): readonly Blob[] {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  return files;
}
