import { describe, expect, it } from 'vitest';
import { flowPicture, OTHERS, type FlowBar } from '../../../src/domain/impact/flowPicture.ts';

const flow = (before: number, after: number, orders: number) =>
  ({ type: 'RETURN_WINDOWS', before, after, orders }) as const;
const endOf = ({ start, size }: FlowBar): number => start + size;

describe('flowPicture [RL-9]', () => {
  it('fills the height of the picture with bars proportional to their number of orders, largest first, with gaps', () => {
    const { before, after } = flowPicture([flow(0, 0, 60), flow(0, 1, 20), flow(1, 1, 20)], 110, 10);
    expect(before).toEqual([
      { effect: 0, orders: 80, start: 0, size: 80 },
      { effect: 1, orders: 20, start: 90, size: 20 },
    ]);
    expect(after.map(({ effect, orders, start }) => [effect, orders, start])).toEqual([
      [0, 60, 0],
      [1, 40, 70],
    ]);
    expect(endOf(after[1]!)).toBe(110);
  });

  it('connects the bars by bands that fill each bar without overlapping', () => {
    const flows = [flow(0, 0, 5), flow(0, 1, 3), flow(1, 0, 2), flow(1, 1, 7), flow(2, 0, 1)];
    const { before, after, bands } = flowPicture(flows, 200, 12);
    for (const [side, bars] of [
      ['before', before],
      ['after', after],
    ] as const)
      for (const bar of bars) {
        const own = bands
          .filter((band) => band[side] === bar.effect)
          .map((band) => ({ start: side === 'before' ? band.fromStart : band.toStart, size: band.size }))
          .toSorted((left, right) => left.start - right.start);
        let end = bar.start;
        for (const { start, size } of own) {
          expect(start).toBeCloseTo(end);
          end = start + size;
        }
        expect(end).toBeCloseTo(endOf(bar));
      }
  });

  it('combines all bars except the five largest into one last bar', () => {
    const flows = Array.from({ length: 9 }, (_, nth) => flow(nth, 0, 10 - nth));
    const { before, after, bands } = flowPicture(flows, 300, 10);
    expect(before.map(({ effect }) => effect)).toEqual([0, 1, 2, 3, 4, OTHERS]);
    expect(before.at(-1)).toMatchObject({ orders: 5 + 4 + 3 + 2 });
    expect(after).toMatchObject([{ effect: 0, orders: 54 }]);
    expect(bands.reduce((sum, { orders }) => sum + orders, 0)).toBe(54);
  });

  it('returns neither bars nor bands if no decisions changed', () => {
    expect(flowPicture([], 100, 10)).toEqual({ before: [], after: [], bands: [] });
  });
});
