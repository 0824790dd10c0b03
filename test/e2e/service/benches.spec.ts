import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { GOALS_MISSED } from '../../bench/endBench.ts';
import { inFull } from '../../support/inFull.ts';
import { hasPostgres } from '../../support/server/findPostgres.ts';
import { expect, test } from '../fixtures/test.ts';

/**
 * Benches that need a service or a browser, with their smallest load. `npm test` runs the fastest bench,
 * `npm run test:benches` runs all. `test/scripts` runs the bench of rules.
 */
const benches: Readonly<Record<string, readonly string[]>> = {
  preview: ['1'],
  ...(inFull('benches') && {
    edit: ['1', 'switch', '12'],
    page: ['1', 'sign-in'],
    service: ['--engine', 'embedded', '--part', 'read', '--seconds', '1', '--merchants', '20'],
    ...(hasPostgres() && { 'service production': '--minutes 0.4 --merchants 50 --rate 40 --users 8'.split(' ') }),
  }),
};

for (const [name, args] of Object.entries(benches)) {
  const [file, ...part] = name.split(' ');
  test(`the bench ${name} completes all measurements without an error`, async () => {
    const bench = spawn(process.execPath, [`test/bench/${file}.ts`, ...part, ...args]);
    let printed = '';
    for (const stream of [bench.stdout, bench.stderr]) stream.on('data', (data: Buffer) => (printed += String(data)));
    const [code] = (await once(bench, 'close')) as [number];
    expect([0, GOALS_MISSED], printed).toContain(code);
  });
}
