import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ruleDocumentOf } from '../../src/domain/rules/ruleDocuments.ts';
import { buildRulePayload } from '../../src/domain/rules/rulePayload.ts';
import { makeWorkload } from '../domain/rules/ruleWorkload.ts';
import { globetrot } from '../e2e/fixtures/people.ts';
import { signIn } from '../e2e/fixtures/signIn.ts';
import { countArgument } from './countArgument.ts';
import { fillRules } from './edit/fillCompany.ts';
import { installProbe, measureAct } from './edit/measureAct.ts';
import { percentile, withRange } from './figures.ts';
import { openPage, openService, type Closing } from './openService.ts';
import { untilQuiet } from './untilQuiet.ts';

// Usage: npm run bench:rules-page -- [times]. 1,000 return windows: how long the page takes to open once its data is there, a frame
// of scrolling to follow the one before, an edit to be shown, and the analysis to follow, which runs in a worker.
const times = countArgument(process.argv[2], 15);
/** Milliseconds after which the analysis of an edit is there and its draft is kept. */
const AFTERWARDS = 1000;
/** Frames, and pixels in each of them: a quick turn of the wheel, and a drag of the bar. */
const FRAMES = 120;
const STEPS = [60, 240];
const rules = makeWorkload(1)
  .rules(8_400)
  .filter(({ ruleType }) => ruleType === 'RETURN_WINDOWS')
  .slice(0, 1_000)
  .map((rule, nth) => ({ ...rule, name: `Window ${nth}`, ruleId: `window-${nth}` }));

const temporary = mkdtempSync(join(tmpdir(), 'bench-rules-page-'));
const closing: Closing = [() => rmSync(temporary, { recursive: true, force: true })];
try {
  const { service, browser } = await openService(closing, (dataDir) =>
    fillRules(
      dataDir,
      'GLOBETROT',
      rules.map((rule) => ruleDocumentOf(rule.ruleId, buildRulePayload('GLOBETROT', rule))),
    ),
  );
  const page = await openPage(browser, service);
  await installProbe(page);
  await page.addInitScript({ path: resolve('test/bench/scroll/scrollProbe.js') });
  // When the worker was asked last, and how long each answer took.
  await page.addInitScript(`
    globalThis.__answers = [];
    const Native = globalThis.Worker;
    globalThis.Worker = class extends Native {
      constructor(...given) {
        super(...given);
        this.addEventListener('message', () => globalThis.__answers.push(performance.now() - this.asked));
      }
      postMessage(message) {
        this.asked = performance.now();
        super.postMessage(message);
      }
    };
  `);
  await signIn(page, globetrot, service.url + globetrot.home);
  await untilQuiet(page);

  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
  const opened: number[] = [];
  for (let nth = 0; nth <= times; nth += 1) {
    await page.evaluate(
      "globalThis.__began = undefined; addEventListener('click', () => { globalThis.__began = performance.now(); }, { capture: true, once: true }); undefined",
    );
    await link('Return rules').click();
    const took = await page.evaluate<number>(`new Promise((settle) => {
      const look = () => document.querySelector('[data-setting^="rules.rule."]')
        ? requestAnimationFrame(() => setTimeout(() => settle(performance.now() - globalThis.__began)))
        : requestAnimationFrame(look);
      look();
    })`);
    // The first fetches the script and compiles it.
    if (nth > 0) opened.push(took);
    if (nth < times) {
      await link('Return reasons').click();
      await page.getByRole('heading', { name: 'Return reasons', level: 1 }).waitFor();
    }
  }
  await untilQuiet(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  // What a frame takes where nothing moves: the rate of the display, as far as the machine keeps it up.
  const still = await page.evaluate<number[]>(`__scroll.down(${FRAMES}, 0)`);
  const scrolled: (readonly number[])[] = [];
  for (const pixels of STEPS) {
    await page.evaluate('window.scrollTo(0, 0)');
    await untilQuiet(page);
    scrolled.push(await page.evaluate<number[]>(`__scroll.down(${FRAMES}, ${pixels})`));
    if ((await page.evaluate<number>('window.scrollY')) < FRAMES * pixels * 0.9)
      throw new Error('the page did not scroll');
  }
  await page.evaluate('window.scrollTo(0, 0)');
  await untilQuiet(page);
  await page.evaluate('globalThis.__answers = []');
  const edits = await measureAct(
    page,
    devTools,
    {
      event: 'pointerup',
      prepare: async (_, nth) => {
        // What the analysis of the last edit says moves rows.
        await page.waitForTimeout(AFTERWARDS);
        const control = page
          .getByRole('switch')
          .nth(nth % 3)
          .locator('xpath=ancestor::label');
        const box = await control.boundingBox();
        if (!box) throw new Error('no switch is on the screen');
        return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      },
    },
    times,
  );
  await untilQuiet(page);
  const answers = await page.evaluate<number[]>('globalThis.__answers');
  console.log('1,000 rules of one type, milliseconds: median (least-most)');
  console.log(`  page opens, its data there      ${withRange(opened)}`);
  const frame = (took: readonly number[]): string =>
    `${percentile(took, 0.5).toFixed(1)}, p95 ${percentile(took, 0.95).toFixed(1)}`;
  console.log(`  a frame, nothing moves          ${frame(still)}`);
  for (const [nth, took] of scrolled.entries())
    console.log(`  a frame, ${String(STEPS[nth]).padStart(3)} pixels scrolled   ${frame(took)}`);
  console.log(`  a switch, to the end of its frame ${withRange(edits.map(({ painted }) => painted))}`);
  console.log(`  a switch, script of this thread ${withRange(edits.map(({ script }) => script))}`);
  console.log(`  analysis, in the worker         ${answers.length === 0 ? 'no worker answered' : withRange(answers)}`);
} finally {
  for (const close of closing.toReversed()) await close();
}
