import { join } from 'node:path';
import { pageSizes } from './support/build/pageSizes.mjs';
import { root } from './support/root.mjs';

// Usage: check-size.mjs [folder of a built page]
const [page = join(root, 'dist/page')] = process.argv.slice(2);
const sizes = pageSizes(page);

const KIB = 1024;
/** Maximum bytes of compressed scripts: until sign-in works, until the reasons are rendered, and per further page. */
const budgets = {
  signIn: 130 * KIB,
  page: 60 * KIB,
  untilDrawn: 420 * KIB,
};
const WARNING_SHARE = 0.9;

let failed = false;
report('sign-in', sizes.signIn, budgets.signIn);
for (const { name, bytes } of sizes.pages) report(name, bytes, budgets.page);
report('all until return reasons are drawn', sizes.untilDrawn, budgets.untilDrawn);
process.exitCode = failed ? 1 : 0;

/** Also fails if a size is missing. Otherwise a renamed file would never be checked. */
function report(name, bytes, budget) {
  const fault = bytes ? (bytes > budget ? 'TOO BIG ' : '') : 'NOT FOUND ';
  failed ||= fault !== '';
  const verdict = fault || (bytes > budget * WARNING_SHARE ? 'WARNING, over 90 %: ' : '');
  const print = fault === '' ? console.log : console.error;
  print(`${verdict}${name}: ${((bytes ?? 0) / KIB).toFixed(1)} of ${(budget / KIB).toFixed(1)} KiB`);
}
