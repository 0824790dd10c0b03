import { expect, it } from 'vitest';
import type { TabSignal, TabSignals } from '../../../src/application/shared/TabSignals.ts';

/** What every way for tabs to talk must keep; `arrived` settles once what was told has been heard. */
export function tabSignalsContract(open: () => TabSignals, arrived: () => Promise<unknown>): void {
  it('tells the other tabs, not its own, until they stop listening', async () => {
    const [one, other] = [open(), open()];
    const heard: { readonly by: string; readonly signal: TabSignal }[] = [];
    const note = (by: string) => (signal: TabSignal) => {
      if ('companyId' in signal && signal.companyId === 'ACME') heard.push({ by, signal });
    };
    one.subscribe(note('one'));
    const stop = other.subscribe(note('other'));
    const running: TabSignal = {
      companyId: 'ACME',
      steps: [{ step: 'company', state: 'running', changeCount: 1, startedAt: 5 }],
    };
    one.post(running);
    await arrived();
    expect(heard).toEqual([{ by: 'other', signal: running }]);
    stop();
    one.post({ companyId: 'ACME' });
    await arrived();
    expect(heard).toHaveLength(1);
  });
}
