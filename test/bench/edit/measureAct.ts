import { resolve } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';

/** Durations of one edit, in milliseconds. */
export type Edit = {
  /** From the input event to the end of the frame that shows the edit. */
  readonly painted: number;
  /** Script time, including work that the handler of the input event deferred. */
  readonly script: number;
};

export type Input = () => Promise<void>;

export type Act = {
  readonly event: 'pointerup' | 'keydown';
  /**
   * Prepares the page and returns the input that makes the edit. Only this input is measured, because finding a control
   * on the page also runs script.
   */
  readonly prepare: (page: Page, nth: number) => Promise<Input>;
};

/** Waits for the next frame and for work deferred until after it. */
const SETTLED = 'new Promise((settle) => setTimeout(() => requestAnimationFrame(() => setTimeout(settle))))';

const probePath = resolve('test/bench/edit/editProbe.js');

export async function installProbe(page: Page): Promise<void> {
  await page.addInitScript({ path: probePath });
}

async function scriptSeconds(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
}

/** Measures an edit several times. A first run, which compiles functions, is not counted. */
export async function measureAct(page: Page, devTools: CDPSession, act: Act, times: number): Promise<readonly Edit[]> {
  const edits: Edit[] = [];
  for (let nth = 0; nth <= times; nth += 1) {
    const input = await act.prepare(page, nth);
    // Wait until rendering caused by the preparation is finished.
    await page.evaluate(SETTLED);
    await page.evaluate(`globalThis.__painted = __edit.next(${JSON.stringify(act.event)}); undefined`);
    const before = await scriptSeconds(devTools);
    await input();
    const painted = await page.evaluate<number>('__painted');
    // Include effects that run after the frame, because they belong to the edit.
    await page.evaluate(SETTLED);
    const script = ((await scriptSeconds(devTools)) - before) * 1000;
    if (nth > 0) edits.push({ painted, script });
  }
  return edits;
}
