import { resolve } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';

/** One edit, in milliseconds. */
export type Edit = {
  /** From the input to the end of the frame that shows what it changed. */
  readonly painted: number;
  /** What of it ran script, work that the input only put off for a moment included. */
  readonly script: number;
};

export type Input = () => Promise<void>;

export type Act = {
  /** The event that the edit begins with. */
  readonly event: 'pointerup' | 'keydown';
  /**
   * Brings the page to where one input makes the edit, and answers that input. Only the input is measured: what looks for
   * a control on the page runs script in it, too.
   */
  readonly prepare: (page: Page, nth: number) => Promise<Input>;
};

/** Settles after the next frame, and what was put off until it was painted. */
const SETTLED = 'new Promise((settle) => setTimeout(() => requestAnimationFrame(() => setTimeout(settle))))';

const probePath = resolve('test/bench/edit/editProbe.js');

export async function installProbe(page: Page): Promise<void> {
  await page.addInitScript({ path: probePath });
}

async function scriptSeconds(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
}

/** Does an act so many times, the first of which pays for what is only compiled then and does not count. */
export async function measureAct(page: Page, devTools: CDPSession, act: Act, times: number): Promise<readonly Edit[]> {
  const edits: Edit[] = [];
  for (let nth = 0; nth <= times; nth += 1) {
    const input = await act.prepare(page, nth);
    // What preparing it still draws is not the edit's.
    await page.evaluate(SETTLED);
    await page.evaluate(`globalThis.__painted = __edit.next(${JSON.stringify(act.event)}); undefined`);
    const before = await scriptSeconds(devTools);
    await input();
    const painted = await page.evaluate<number>('__painted');
    // Effects that come after the frame are the edit's too.
    await page.evaluate(SETTLED);
    const script = ((await scriptSeconds(devTools)) - before) * 1000;
    if (nth > 0) edits.push({ painted, script });
  }
  return edits;
}
