import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { NOT_KEPT } from '../../bench/endBench.ts';
import { inFull } from '../../support/inFull.ts';
import { expect, test } from '../fixtures/test.ts';

/**
 * Each bench that needs a service or a browser, with the smallest load it takes; those of rules run in `test/scripts`. What
 * takes half a minute even so is run by `npm run test:benches`.
 */
const benches: Readonly<Record<string, readonly string[]>> = {
  load: [],
  logistics: ['1'],
  preview: ['1'],
  wording: ['1'],
  ...(inFull('benches') && {
    guessing: ['--connections', '2', '--reads', '5'],
    edit: ['1', 'switch', '12', 'plain'],
    page: ['1', 'sign-in'],
    rulesPage: ['1'],
    scroll: ['100', '5'],
    service: ['--engine', 'embedded', '--part', 'read', '--seconds', '1', '--merchants', '20'],
  }),
};

for (const [name, args] of Object.entries(benches))
  test(`the bench ${name} runs through all it measures, whatever its figures are`, async () => {
    const bench = spawn(process.execPath, ['--import', 'tsx', `test/bench/${name}.ts`, ...args]);
    let printed = '';
    for (const stream of [bench.stdout, bench.stderr]) stream.on('data', (data: Buffer) => (printed += String(data)));
    const [code] = (await once(bench, 'close')) as [number];
    expect([0, NOT_KEPT], printed).toContain(code);
  });
