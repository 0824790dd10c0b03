import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuild } from '../../scripts/support/build/ensureBuild.mjs';
import { crashRounds } from '../crash/crashRounds.ts';
import { startSecond } from '../crash/startSecond.ts';
import { copySample } from '../e2e/fixtures/copySample.ts';
import { Service } from '../e2e/fixtures/Service.ts';

const ROUNDS = 3;

let dataDir: string;
let service: Service;
beforeAll(async () => {
  await ensureBuild(['page', 'ssr', 'server']);
  dataDir = await copySample();
  service = await Service.start(dataDir);
}, 300_000);
afterAll(async () => {
  await service.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const holder = (): string => readFileSync(join(dataDir, 'server.lock'), 'utf8');

describe('the built server, killed', { timeout: 300_000 }, () => {
  it('loses nothing acknowledged, shows no half publish, and lets the person finish with the same keys [PB-1] [PB-14]', async () => {
    const report = await crashRounds(service, { rounds: ROUNDS, seed: 7 });
    expect(report.rounds).toBe(ROUNDS);
    expect(report.answeredBeforeKill.reduce((sum, count) => sum + count, 0)).toBe(ROUNDS);
    expect(report.readings).toBeGreaterThan(0);
  });

  it('keeps its folder to itself, and takes over that of a killed process', async () => {
    const owner = holder();
    const second = await startSecond(dataDir);
    expect(second.exitCode).toBe(75);
    expect(second.said).toMatch(new RegExp(`^The data folder .* is in use by ${owner}; .*\\n$`));
    await service.kill();
    expect(holder()).toBe(owner);
    await service.start();
    expect(holder()).not.toBe(owner);
  });
});
