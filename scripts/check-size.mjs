import { join } from 'node:path';
import { pageSizes } from './support/build/pageSizes.mjs';
import { root } from './support/root.mjs';

// Usage: check-size.mjs [folder of a built page] [folder of the same with one more page of settings]
const [page = join(root, 'dist/page'), withFurther = join(root, 'dist/furtherPage')] = process.argv.slice(2);
const sizes = pageSizes(page);
const further = pageSizes(withFurther);

const KIB = 1024;
/**
 * What a person waits for: script before the sign-in form is handled, what is fetched behind it while nobody waits, what
 * any one page may add to what is there by then; all of it together until return reasons are drawn, and what one more page
 * of settings adds to that.
 */
const budgets = {
  signIn: 105 * KIB,
  application: 215 * KIB,
  page: 60 * KIB,
  untilDrawn: 320 * KIB,
  furtherPage: 0.5 * KIB,
};
/** Where there is still time to look what could come later. */
const WARNED_FROM = 300 * KIB;

let failed = false;
report('sign-in', sizes.signIn, budgets.signIn);
report('application behind sign-in', sizes.application, budgets.application);
for (const { name, bytes } of sizes.pages) report(name, bytes, budgets.page);
report('all until return reasons are drawn', sizes.untilDrawn, budgets.untilDrawn, WARNED_FROM);
report('what a further page adds to that', further.untilDrawn - sizes.untilDrawn, budgets.furtherPage);
process.exitCode = failed ? 1 : 0;

/** What is not there was not found: a name has changed, and nothing holds the budget any more. */
function report(name, bytes, budget, warnedFrom = budget) {
  const fault = bytes ? (bytes > budget ? 'TOO BIG ' : '') : 'NOT FOUND ';
  failed ||= fault !== '';
  const verdict = fault || (bytes > warnedFrom ? `WARNING, over ${warnedFrom / KIB} KiB: ` : '');
  const print = fault === '' ? console.log : console.error;
  print(`${verdict}${name}: ${((bytes ?? 0) / KIB).toFixed(1)} of ${(budget / KIB).toFixed(1)} KiB`);
}
