import type { Flow } from './impactSummary.ts';

export type FlowBar = {
  /** Index in the summary's `effects`; -1 for all small effects together. */
  readonly effect: number;
  readonly orders: number;
  readonly start: number;
  readonly size: number;
};

export type FlowBand = {
  readonly before: number;
  readonly after: number;
  readonly orders: number;
  readonly fromStart: number;
  readonly toStart: number;
  readonly size: number;
};

export type FlowPicture = {
  readonly before: readonly FlowBar[];
  readonly after: readonly FlowBar[];
  readonly bands: readonly FlowBand[];
};

export const OTHERS = -1;
const MAX_BARS = 6;

export function flowPicture(flows: readonly Flow[], height: number, gap: number): FlowPicture {
  const [before, after] = [shownOf(flows, 'before'), shownOf(flows, 'after')];
  const bands = new Map<string, { before: number; after: number; orders: number }>();
  for (const flow of flows) {
    const [from, to] = [before.has(flow.before) ? flow.before : OTHERS, after.has(flow.after) ? flow.after : OTHERS];
    const key = `${from} ${to}`;
    const band = bands.get(key) ?? { before: from, after: to, orders: 0 };
    band.orders += flow.orders;
    bands.set(key, band);
  }
  const all = [...bands.values()];
  const total = all.reduce((sum, { orders }) => sum + orders, 0);
  const barCount = Math.max(new Set(all.map((band) => band.before)).size, new Set(all.map((band) => band.after)).size);
  const scale = total === 0 ? 0 : (height - gap * (barCount - 1)) / total;
  const beforeBars = barsOf(all, 'before', scale, gap);
  const afterBars = barsOf(all, 'after', scale, gap);
  const barIndex = (bars: readonly FlowBar[], effect: number): number => bars.findIndex((bar) => bar.effect === effect);
  const sorted = all.toSorted(
    (first, second) =>
      barIndex(beforeBars, first.before) - barIndex(beforeBars, second.before) ||
      barIndex(afterBars, first.after) - barIndex(afterBars, second.after),
  );
  const filled = { before: new Map<number, number>(), after: new Map<number, number>() };
  const startOf = (side: 'before' | 'after', bars: readonly FlowBar[], effect: number, size: number): number => {
    const start = filled[side].get(effect) ?? bars.find((bar) => bar.effect === effect)?.start ?? 0;
    filled[side].set(effect, start + size);
    return start;
  };
  return {
    before: beforeBars,
    after: afterBars,
    bands: sorted.map((band) => {
      const size = band.orders * scale;
      const fromStart = startOf('before', beforeBars, band.before, size);
      return { ...band, size, fromStart, toStart: startOf('after', afterBars, band.after, size) };
    }),
  };
}

type Band = Omit<Flow, 'type'>;

function ordersByEffect(bands: readonly Band[], side: 'before' | 'after'): ReadonlyMap<number, number> {
  const orders = new Map<number, number>();
  for (const band of bands) orders.set(band[side], (orders.get(band[side]) ?? 0) + band.orders);
  return orders;
}

function shownOf(flows: readonly Flow[], side: 'before' | 'after'): ReadonlySet<number> {
  const largest = [...ordersByEffect(flows, side)]
    .toSorted(([, left], [, right]) => right - left)
    .map(([effect]) => effect);
  return new Set(largest.length > MAX_BARS ? largest.slice(0, MAX_BARS - 1) : largest);
}

function barsOf(bands: readonly Band[], side: 'before' | 'after', scale: number, gap: number): readonly FlowBar[] {
  const isOther = (effect: number): number => (effect === OTHERS ? 1 : 0);
  let start = 0;
  return [...ordersByEffect(bands, side)]
    .toSorted(([first, left], [second, right]) => isOther(first) - isOther(second) || right - left)
    .map(([effect, orders]) => {
      const bar = { effect, orders, start, size: orders * scale };
      start += bar.size + gap;
      return bar;
    });
}
