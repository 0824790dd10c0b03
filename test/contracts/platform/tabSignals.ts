import { expect, it } from 'vitest';
import type { TabSignal, TabSignals } from '../../../src/application/shared/TabSignals.ts';

/** Contract of all implementations of messages between tabs. `delivered` resolves once sent messages were delivered. */
export function tabSignalsContract(open: () => TabSignals, delivered: () => Promise<unknown>): void {
  it('a message is delivered to all subscribed tabs except the tab that sent it', async () => {
    const [one, other] = [open(), open()];
    const received: { readonly by: string; readonly signal: TabSignal }[] = [];
    const note = (by: string) => (signal: TabSignal) => {
      if ('companyId' in signal && signal.companyId === 'ACME') received.push({ by, signal });
    };
    one.subscribe(note('one'));
    const stop = other.subscribe(note('other'));
    const running: TabSignal = {
      companyId: 'ACME',
      steps: [{ step: 'company', state: 'running', changeCount: 1, startedAt: 5 }],
    };
    one.post(running);
    await delivered();
    expect(received).toEqual([{ by: 'other', signal: running }]);
    stop();
    one.post({ companyId: 'ACME' });
    await delivered();
    expect(received).toHaveLength(1);
  });
}
