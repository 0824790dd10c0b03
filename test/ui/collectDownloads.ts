import { vi } from 'vitest';

/** Collects the files that the page downloads from now on, because jsdom cannot save files. Removed after the test. */
export function collectDownloads(): readonly Blob[] {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  return files;
}
