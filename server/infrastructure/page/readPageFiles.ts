import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '../../../src/domain/navigation/place.ts';

/** Files that a page's HTML loads, as root-relative addresses. */
export type PageFiles = {
  readonly directory: string;
  readonly script: string;
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
  /** Content of the files in `styles`. It is inlined, so that the form needs no second request. */
  readonly styleText: string;
  /** Additional files that every page needs for signed-in users. */
  readonly application: readonly string[];
  /** Additional files of each page. `path` is the path in the page's manifest. */
  readonly pages: readonly BuiltPage[];
  /** Origins that the page calls in addition to its own, from the build settings [BR-8]. */
  readonly connectOrigins: readonly string[];
};

type BuiltPage = {
  readonly path: string;
  readonly audience: 'merchant' | 'admin';
  readonly isHome: boolean;
  readonly files: readonly string[];
};

type PageSource = Omit<BuiltPage, 'files'> & { readonly sources: readonly string[] };

type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};

/** Reads the manifest of a built page. Throws if the manifest is missing. */
export function readPageFiles(directory: string): PageFiles {
  const manifest = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry === true);
  if (!entry) throw new Error(`The built page in ${directory} has no entry.`);
  const chunks = [...reachable(manifest, entry)];
  const styles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  const styleText = styles.map((file) => readFileSync(join(directory, file), 'utf8')).join('');
  const chunksOf = (name: string): readonly Chunk[] => {
    const chunk = Object.values(manifest).find((each) => each.name === name);
    return chunk ? [...reachable(manifest, chunk)] : [];
  };
  const applicationChunks = chunksOf('application');
  const isThere = new Set(chunks);
  const filesOf = (starts: readonly Chunk[], present: ReadonlySet<Chunk>): readonly string[] => {
    const missing = starts.filter((chunk) => !present.has(chunk));
    return [...new Set(missing.flatMap(({ file, css = [] }) => [file, ...css]))].map((file) => `/${file}`);
  };
  const isThereBehindSignIn = new Set([...chunks, ...applicationChunks]);
  if (/<\/style/i.test(styleText)) throw new Error(`A stylesheet of ${directory} would end the element that holds it.`);
  return {
    directory,
    script: `/${entry.file}`,
    preloads: chunks.slice(1).map((chunk) => `/${chunk.file}`),
    styles: styles.map((file) => `/${file}`),
    styleText,
    connectOrigins: readList<string>(directory, 'origins.json'),
    application: filesOf(applicationChunks, isThere),
    pages: readList<PageSource>(directory, 'pages.json').map(({ sources, ...page }) => {
      const opened = sources.flatMap((source) => manifest[source] ?? []);
      return { ...page, files: filesOf([...reachable(manifest, ...opened)], isThereBehindSignIn) };
    }),
  };
}

/** Reads a list that the build wrote, e.g. the modules of each page or the called origins. */
function readList<Item>(directory: string, name: string): readonly Item[] {
  const file = join(directory, '.vite', name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Item[]) : [];
}

/** Returns the given chunks and all their static imports, each once. */
function reachable(manifest: Readonly<Record<string, Chunk>>, ...entries: readonly Chunk[]): Set<Chunk> {
  const reached = new Set(entries);
  for (const chunk of reached)
    for (const name of chunk.imports ?? []) {
      const imported = manifest[name];
      if (imported) reached.add(imported);
    }
  return reached;
}

const fixedPart = (path: string): string => path.split('/:', 1)[0] ?? '';

/** Returns the page that an address probably opens. A wrong result only causes useless early requests. */
export function builtPageAt(pages: readonly BuiltPage[], place: Place): BuiltPage | undefined {
  if (place.kind === 'nowhere') return undefined;
  const audience = place.kind === 'admin' ? 'admin' : 'merchant';
  const own = pages.filter((page) => page.audience === audience);
  if (place.page === '' || place.page === '/') return own.find(({ isHome }) => isHome);
  return own
    .filter(({ path }) => `${place.page}/`.startsWith(`${fixedPart(path)}/`))
    .toSorted((left, right) => fixedPart(right.path).length - fixedPart(left.path).length)[0];
}
