import type { ConsumerText } from '../../src/domain/consumer-text/consumerText.ts';
import { findSlots } from '../../src/domain/consumer-text/findSlots.ts';
import type { TextSlot } from '../../src/domain/consumer-text/textSlot.ts';
import { languages } from '../../src/domain/languages/language.ts';
import { globetrot } from '../e2e/fixtures/people.ts';
import { signIn } from '../e2e/fixtures/signIn.ts';
import { countArgument } from './countArgument.ts';
import { endBench } from './endBench.ts';
import { percentile, withRange } from './figures.ts';
import { openPage, openService, type Closing } from './openService.ts';
import { untilQuiet } from './untilQuiet.ts';

// Usage: npm run bench:wording -- [times]. How long a search over 2,000 texts in six languages takes, and how long the page takes
// from the press of its link to the end of the frame that shows its first field, once its script and data are there.
const times = countArgument(process.argv[2], 9);
/** Milliseconds: one frame, and until the page is usable. */
const [FRAME, USABLE] = [1000 / 60, 500];
const SLOTS = 2000;

const slots = Array.from({ length: SLOTS }, (_, nth): TextSlot => ({
  step: 'returnDetails',
  field: `field${nth}`,
  kind: 'text',
  isOptional: true,
}));
const steps = {
  returnDetails: Object.fromEntries(
    slots.map(({ field }, nth) => [field, `Tell us what you are sending back, ${nth}`]),
  ),
};
const texts: ConsumerText = { v1: Object.fromEntries(languages.map((language) => [language, { steps }])) };

/** Milliseconds of one search; a query that nothing has looks at every text. */
function searchTime(query: string): number {
  const began = performance.now();
  findSlots(query, slots, texts, ({ field }) => field);
  return performance.now() - began;
}

const searches = new Map(['back, 1999', 'no such words'].map((query) => [query, [] as number[]]));
for (let nth = 0; nth <= times; nth += 1)
  for (const [query, took] of searches) {
    const time = searchTime(query);
    // The first is compiled as it runs.
    if (nth > 0) took.push(time);
  }

const FIRST_FIELD = '[data-setting^="applicationConfig.text."]';
const opened: number[] = [];
const closing: Closing = [];
try {
  const { service, browser } = await openService(closing);
  const page = await openPage(browser, service);
  await signIn(page, globetrot, service.url + globetrot.home);
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}`) });
  for (let nth = 0; nth <= times; nth += 1) {
    await untilQuiet(page);
    await page.evaluate(
      "addEventListener('click', () => { globalThis.__began = performance.now(); }, { capture: true, once: true }); undefined",
    );
    await link('Wording').click();
    const took = await page.evaluate<number>(`new Promise((settle) => {
      const look = () => document.querySelector(${JSON.stringify(FIRST_FIELD)})
        ? requestAnimationFrame(() => setTimeout(() => settle(performance.now() - globalThis.__began)))
        : requestAnimationFrame(look);
      look();
    })`);
    if (nth > 0) opened.push(took);
    await untilQuiet(page);
    await link('Return form').click();
    await page.getByRole('heading', { name: 'Return form', level: 1 }).waitFor();
  }
} finally {
  for (const close of closing.toReversed()) await close();
}
console.log(`${SLOTS} texts in ${languages.length} languages; milliseconds: median (least-most)`);
for (const [query, took] of searches) console.log(`  search for “${query}”  ${withRange(took)}`);
console.log(`  the page opens  ${withRange(opened)}`);
const isWithin = (took: readonly number[], goal: number): boolean => percentile(took, 0.5) <= goal;
endBench([...searches.values()].every((took) => isWithin(took, FRAME)) && isWithin(opened, USABLE));
