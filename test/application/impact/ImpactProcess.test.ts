import { describe, expect, it } from 'vitest';
import { ImpactProcess } from '../../../src/application/impact/ImpactProcess.ts';
import type { ChangedOrder, ReplayRules } from '../../../src/application/impact/OrderReplays.ts';
import { err, ok } from '../../../src/domain/shared/result.ts';
import { aSummary, ManualReplays } from '../../support/fakes/ManualReplay.ts';
import { ManualClock } from '../../support/fakes/ManualClock.ts';
import { settled } from '../../support/settled.ts';

const sample = { count: 10, today: '2026-11-20', rules: [] };
const rules = (): ReplayRules => ({ published: [], pending: [] });
const file = new File(['order\n1\n'], 'orders.csv');
const reading = { language: 'en' } as const;
const counts = { orders: 1, rows: 1, emptyRows: 0, shortRows: 0, completedRows: 0, badCount: 0 };
const report = ok({ ...counts, badRows: [], isCut: false });

/** Starts a process. With `changed`, it has already counted the sample with that many changed orders. */
async function started(changed?: number) {
  const replays = new ManualReplays();
  const clock = new ManualClock();
  const impact = new ImpactProcess(replays, clock, sample);
  void impact.countWith(rules());
  void impact.start();
  await settled();
  if (changed !== undefined) await answered(replays, changed);
  return { replays, clock, impact };
}

async function answered(replays: ManualReplays, changed: number): Promise<void> {
  replays.last.counts.at(-1)!.answer(aSummary(changed));
  await settled();
}

describe('ImpactProcess [RL-9]', () => {
  it('counts the sample orders, and reports its progress and the remaining time', async () => {
    const { impact, replays, clock } = await started();
    expect(impact.work).toMatchObject({ kind: 'counting', progress: undefined });
    clock.advance(2_000);
    replays.last.counts[0]!.onProgress({ done: 25, of: 100, rows: 25 });
    expect(impact.work).toMatchObject({ rate: 12.5, secondsLeft: 6 });
    await answered(replays, 3);
    expect(impact).toMatchObject({ work: undefined, isOutdated: false, summary: { changedOrders: 3 } });
  });

  it('marks its figures as outdated from the cancellation of a count to the end of the next count', async () => {
    const { impact, replays } = await started(3);
    void impact.countWith(rules());
    await impact.cancel();
    expect(replays.last.counts[1]!.signal.aborted).toBe(true);
    replays.last.counts[1]!.answer(undefined);
    await settled();
    expect(impact).toMatchObject({ work: undefined, isOutdated: true, summary: { changedOrders: 3 } });
    void impact.recount();
    await answered(replays, 4);
    expect(impact).toMatchObject({ isOutdated: false, summary: { changedOrders: 4 } });
  });

  it('uses the result of a count that ended before the request to cancel arrived', async () => {
    const { impact, replays } = await started(3);
    void impact.countWith(rules());
    await impact.cancel();
    await answered(replays, 5);
    expect(impact).toMatchObject({ isOutdated: false, summary: { changedOrders: 5 } });
  });

  it('cancels the running count after a newer edit, and returns the figures of the newer count', async () => {
    const { impact, replays } = await started(3);
    void impact.countWith(rules());
    void impact.countWith(rules());
    const [, older, newer] = replays.last.counts;
    expect([older!.signal.aborted, newer!.signal.aborted]).toEqual([true, false]);
    older!.answer(undefined);
    newer!.answer(aSummary(7));
    await settled();
    expect(impact.summary?.changedOrders).toBe(7);
  });

  it('keeps the previous orders and figures while it reads a new file; if reading is cancelled, it applies later edits of rules to the previous orders', async () => {
    const { impact, replays } = await started(3);
    void impact.takeFile(file, reading);
    await settled();
    expect(impact).toMatchObject({ work: { kind: 'reading' }, summary: { changedOrders: 3 } });
    void impact.countWith(rules());
    expect(replays.last.counts).toHaveLength(1);
    void impact.cancel();
    expect(replays.last.reads[0]!.signal.aborted).toBe(true);
    await answered(replays, 9);
    expect(impact).toMatchObject({ source: { kind: 'sample' }, summary: { changedOrders: 9 }, isOutdated: false });
  });

  it('counts the orders of a file, and returns the problem of a file that it rejects', async () => {
    const { impact, replays } = await started(3);
    void impact.takeFile(file, reading);
    await settled();
    replays.last.reads[0]!.answer(report);
    await settled();
    expect(impact).toMatchObject({ source: { kind: 'file', file }, summary: undefined });
    await answered(replays, 1);
    replays.last.inspected = err({ kind: 'too-large' });
    await impact.takeFile(file, reading);
    expect(impact).toMatchObject({ problem: { kind: 'too-large' }, summary: { changedOrders: 1 } });
  });

  it('uses the file or sample that was chosen last, even if the response for an earlier choice arrives later', async () => {
    const { impact, replays } = await started(3);
    void impact.takeFile(new File(['a'], 'first.csv'), reading);
    void impact.takeFile(file, reading);
    await settled();
    expect(replays.last.reads).toHaveLength(1);
    void impact.takeSample();
    expect(replays.last.reads[0]!.signal.aborted).toBe(true);
    replays.last.reads[0]!.answer(report);
    await settled();
    await answered(replays, 2);
    expect(impact).toMatchObject({ source: { kind: 'sample' }, summary: { changedOrders: 2 } });
  });

  it('reports "stopped" if the worker fails, and continues with the same file when it is started again', async () => {
    const { impact, replays } = await started(3);
    void impact.takeFile(file, reading);
    await settled();
    replays.last.reads[0]!.answer(report);
    await settled();
    replays.last.counts.at(-1)!.fail();
    await settled();
    expect(impact).toMatchObject({ problem: { kind: 'stopped' }, work: undefined });
    void impact.start();
    await settled();
    expect(replays.opened).toHaveLength(2);
    expect(replays.opened[0]!.calls.at(-1)).toBe('close');
    replays.last.reads[0]!.answer(report);
    await settled();
    await answered(replays, 6);
    expect(impact).toMatchObject({ problem: undefined, source: { kind: 'file' }, summary: { changedOrders: 6 } });
  });

  it('uses the sample orders if it is started again and the chosen file can no longer be read', async () => {
    const { impact, replays } = await started(3);
    void impact.takeFile(file, reading);
    await settled();
    replays.last.reads[0]!.answer(report);
    await settled();
    const cancelledCount = replays.last.counts.at(-1)!;
    void impact.start();
    // This failure belongs to the cancelled read, so it is ignored.
    cancelledCount.fail();
    await settled();
    expect(impact.problem).toBeUndefined();
    replays.last.reads[0]!.answer(err({ kind: 'unreadable' }));
    await settled();
    await answered(replays, 8);
    expect(impact).toMatchObject({
      problem: { kind: 'unreadable' },
      source: { kind: 'sample' },
      summary: { changedOrders: 8 },
    });
  });

  it('reports why it cannot start, and closes a replay that opens after the user left the page', async () => {
    const replays = new ManualReplays();
    const impact = new ImpactProcess(replays, new ManualClock(), sample);
    replays.failure = err({ kind: 'unreachable' });
    await impact.start();
    expect(impact.failure).toEqual({ kind: 'unreachable' });
    replays.failure = undefined;
    const opening = impact.start();
    expect(impact.failure).toBeUndefined();
    impact.close();
    await opening;
    expect(replays.last.calls).toEqual(['close']);
  });

  it('requests only the pages of changed orders that are in view, each once per filter', async () => {
    const { impact, replays } = await started();
    const rows = Array.from({ length: 250 }, (_, place) => ({ place }) as ChangedOrder);
    replays.last.found = { total: 250, rows };
    await answered(replays, 250);
    const { changed } = impact;
    expect([changed.total, changed.at(99)?.place, changed.at(100)]).toEqual([250, 99, undefined]);
    changed.need(90, 130);
    changed.need(100, 140);
    await settled();
    expect(changed.at(130)?.place).toBe(130);
    changed.need(240, 260);
    await settled();
    expect(changed.at(249)?.place).toBe(249);
    await changed.show({ search: 'x' });
    expect(changed.at(130)).toBeUndefined();
    expect(replays.last.calls.filter((call) => call.startsWith('rows'))).toEqual([
      'rows {} 0 100',
      'rows {} 100 100',
      'rows {} 200 100',
      'rows {"search":"x"} 0 100',
    ]);
  });

  it('returns the rows of the filter that was chosen last, even if the response for an earlier filter arrives later', async () => {
    const { impact, replays } = await started(3);
    const { changed } = impact;
    const answers: (() => void)[] = [];
    replays.last.rows = ({ search }) =>
      new Promise((resolve) => {
        answers.push(() => resolve({ total: search === 'new' ? 1 : 2, rows: [] }));
      });
    void changed.show({ search: 'old' });
    void changed.show({ search: 'new' });
    answers[1]!();
    await settled();
    answers[0]!();
    await settled();
    expect(changed).toMatchObject({ total: 1, filter: { search: 'new' } });
  });
});
