import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Load } from './measureLoad.ts';

const KIB = 1024;
/** What the project promises: all script until return reasons are drawn for who is signed in. */
const SCRIPT_LIMIT = 320;

const pathOf = ({ path }: { readonly path: string }): string => new URL(path).pathname;
const isScript = (each: { readonly path: string }): boolean =>
  pathOf(each).startsWith('/static/') && pathOf(each).endsWith('.js');

/** Size as gzip has it, whatever encoding the browser chose, so that figures compare with others. */
const gzipKib = (path: string): number => gzipSync(readFileSync(join('dist/page', path)), { level: 9 }).length / KIB;

/** Prints what one visit asked for; answers whether it keeps what is promised. */
export function printLoad(name: string, { drawn, before, after }: Load): boolean {
  const scripts = before.filter(isScript).map((each) => ({ path: pathOf(each), kib: gzipKib(pathOf(each)) }));
  const total = scripts.reduce((sum, { kib }) => sum + kib, 0);
  const wire = before.reduce((sum, { wireBytes }) => sum + wireBytes, 0) / KIB;
  console.log(`\nReturn reasons, ${name}: drawn after ${drawn.toFixed(0)} ms`);
  console.log(
    `  ${total.toFixed(1)} KiB of script (gzip) in ${scripts.length} files, ${before.length} requests, ${wire.toFixed(1)} KiB on the wire`,
  );
  for (const { path, kib } of scripts.toSorted((left, right) => right.kib - left.kib))
    console.log(`  ${kib.toFixed(2).padStart(8)} KiB  ${path.replace('/static/', '')}`);
  for (const each of before.filter((other) => !isScript(other)))
    console.log(`  ${(each.wireBytes / KIB).toFixed(2).padStart(8)} KiB  ${pathOf(each)} (wire)`);
  const later = after.filter(isScript);
  console.log(
    `  afterwards, while nobody waits: ${later.reduce((sum, each) => sum + gzipKib(pathOf(each)), 0).toFixed(1)} KiB of script in ${later.length} files`,
  );
  const isKept = total <= SCRIPT_LIMIT;
  console.log(`  ${isKept ? 'Kept' : 'NOT KEPT'}: at most ${SCRIPT_LIMIT} KiB of script.`);
  return isKept;
}
