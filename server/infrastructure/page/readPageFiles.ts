import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the page's HTML must name: addresses from the root. */
export type PageFiles = {
  readonly directory: string;
  readonly script: string;
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
  /** What is in `styles`, to be written into the page: the form must not wait for a second answer. */
  readonly styleText: string;
};

type Chunk = {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};

/** Reads the manifest of a built page; throws where there is none. */
export function readPageFiles(directory: string): PageFiles {
  const manifest = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry === true);
  if (!entry) throw new Error(`The built page in ${directory} has no entry.`);
  const chunks = [...reachable(manifest, entry)];
  const styles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  const styleText = styles.map((file) => readFileSync(join(directory, file), 'utf8')).join('');
  if (/<\/style/i.test(styleText)) throw new Error(`A stylesheet of ${directory} would end the element that holds it.`);
  return {
    directory,
    script: `/${entry.file}`,
    preloads: chunks.slice(1).map((chunk) => `/${chunk.file}`),
    styles: styles.map((file) => `/${file}`),
    styleText,
  };
}

/** A chunk and everything it imports before it can run, each once. */
function reachable(manifest: Readonly<Record<string, Chunk>>, entry: Chunk): Set<Chunk> {
  const found = new Set([entry]);
  for (const chunk of found)
    for (const name of chunk.imports ?? []) {
      const imported = manifest[name];
      if (imported) found.add(imported);
    }
  return found;
}
