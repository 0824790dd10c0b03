import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Scripts that every page for signed-in users needs (chunkGroups.ts). */
const applicationFiles = /^static\/(application|libraries)-.*\.js$/;
const pageSources = /Page\.tsx$/;
const firstPage = '/ReturnReasonsPage.tsx';
/** The page of return reasons needs this module as well, so its size counts. */
const firstSubject = '/returnReasonsSubject.ts';

export function pageSizes(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const chunks = Object.entries(manifest).map(([key, chunk]) => ({ source: chunk.src ?? key, ...chunk }));

  /** Scripts that the chunks import statically, except those in `present`. */
  function filesOf(starts, ...present) {
    const files = new Set();
    const visit = (chunk) => {
      if (files.has(chunk.file) || !chunk.file.endsWith('.js') || present.some((set) => set.has(chunk.file))) return;
      files.add(chunk.file);
      for (const key of chunk.imports ?? []) visit(manifest[key]);
    };
    starts.forEach(visit);
    return files;
  }
  const bytesOf = (files) =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);

  const signIn = filesOf(chunks.filter((chunk) => chunk.isEntry));
  const application = filesOf(
    chunks.filter(({ file }) => applicationFiles.test(file)),
    signIn,
  );
  const first = chunks.filter(({ source }) => source.endsWith(firstPage) || source.endsWith(firstSubject));
  const hasFirstPage = first.some(({ source }) => source.endsWith(firstPage));
  const hasApplication = application.size > 0;
  const untilRendered = new Set([...signIn, ...application, ...filesOf(first)]);
  const pages = chunks
    .filter(({ source, isDynamicEntry }) => pageSources.test(source) && isDynamicEntry && !source.endsWith(firstPage))
    .filter(({ file }) => !signIn.has(file))
    .map((chunk) => ({ name: chunk.source, bytes: bytesOf(filesOf([chunk], untilRendered)) }));
  return {
    signIn: bytesOf(signIn),
    pages,
    untilDrawn: hasFirstPage && hasApplication ? bytesOf(untilRendered) : undefined,
  };
}
