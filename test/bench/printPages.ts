import { gzipSync } from 'node:zlib';
import { median, printRow, withRange } from './figures.ts';
import type { Measures } from './measureInTurns.ts';
import type { Visit } from './measureVisit.ts';

export type PageFigures = Measures<Visit>;

const KIB = 1024;

const isScript = ({ path }: { readonly path: string }): boolean => new URL(path).pathname.endsWith('.js');

/** Size with gzip. All pages are compared in this encoding, whatever encoding the browser uses. */
async function gzipKib(address: string): Promise<number> {
  const body = await (await fetch(address)).arrayBuffer();
  return gzipSync(new Uint8Array(body), { level: 9 }).length / KIB;
}

async function scriptKib(loaded: Visit['before']): Promise<number> {
  const sizes = await Promise.all(loaded.filter(isScript).map(({ path }) => gzipKib(path)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Prints one column per page. The last page is the product's. */
export async function printPages(pages: readonly PageFigures[]): Promise<void> {
  const ours = pages.at(-1)!;
  const compared = pages.slice(0, -1);
  const scripts = await Promise.all(pages.map(({ normal }) => scriptKib(normal[0]!.before)));
  printRow(
    `median of ${ours.normal.length}`,
    pages.map(({ name }) => name),
  );
  printRow(
    'script until sign-in is handled, KiB gzip',
    scripts.map((kib) => kib.toFixed(1)),
  );
  printRow(
    'requests until then',
    pages.map(({ normal }) => String(median(normal.map((visit) => visit.before.length)))),
  );
  printRow(
    'all bytes on the wire until then, KiB',
    pages.map(({ slowed }) => wireKib(slowed[0]!.before)),
  );

  for (const profile of ['normal', 'slowed'] as const)
    for (const figure of ['firstPaint', 'usable', 'handled', 'blocked'] as const) {
      const medians = pages.map((page) => median(page[profile].map((visit) => visit[figure])));
      printRow(
        `${figure}, ${profile}, ms`,
        pages.map((page) => withRange(page[profile].map((visit) => visit[figure]))),
      );
      if (figure === 'firstPaint' || figure === 'blocked') continue;
      const ratios = compared.map((_, index) => medians.at(-1)! / medians[index]!);
      printRow(
        '  this application to each',
        ratios.map((ratio) => `${ratio.toFixed(2)} x`),
      );
    }

  console.log('\n  Asked for until sign-in is handled, and after that while nobody waits:');
  for (const { path, startTime, wireBytes } of [...ours.slowed[0]!.before, ...ours.slowed[0]!.after])
    console.log(
      `  ${startTime.toFixed(0).padStart(6)} ms ${(wireBytes / KIB).toFixed(1).padStart(8)} KiB  ${new URL(path).pathname}`,
    );
}

const wireKib = (loaded: Visit['before']): string =>
  (loaded.reduce((sum, { wireBytes }) => sum + wireBytes, 0) / KIB).toFixed(1);
