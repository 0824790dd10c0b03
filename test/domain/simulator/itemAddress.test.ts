import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressOfOrder,
  isOfOrder,
  MAX_ITEM_TEXTS,
  MAX_ITEMS,
  orderInAddress,
  type SimulatedOrder,
} from '../../../src/domain/simulator/itemAddress.ts';
import { windowTimeline } from '../../../src/domain/simulator/windowTimeline.ts';

const text = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).filter((each) => each.trim() !== '');
const texts = fc.uniqueArray(text, { minLength: 1, maxLength: 4 });
const item = fc.record(
  {
    categories: texts,
    tags: texts,
    sku: text,
    price: fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100),
    purchaseDate: fc.constantFrom('2026-10-03', '2024-02-29'),
    area: text,
  },
  { requiredKeys: ['sku'] },
);

describe('the URL of the simulator', () => {
  it('contains the simulated order, which can be restored from the URL unchanged [RL-7]', () => {
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 4 }), fc.nat(), (items, any) => {
        const shown = any % items.length;
        const order: SimulatedOrder = { items, requestedOn: '2026-11-21', ...(shown > 0 && { shown }) };
        const address = new URLSearchParams(addressOfOrder(order).map(([name, value]) => [name, value]));
        expect(orderInAddress(new URLSearchParams(address.toString()))).toEqual(order);
        expect([...address.keys()].every(isOfOrder)).toBe(true);
      }),
    );
  });

  it('is read without invalid or too long values, and without values beyond the maximum number [RL-7]', () => {
    const read = (search: string) => orderInAddress(new URLSearchParams(search));
    expect(read('price=-1&price=1e9&bought=2026-02-30&asked=today&sku=%20&field=x&sku.99=a&sku.0=b')).toEqual({
      items: [{}],
    });
    expect(read(`sku=${'x'.repeat(201)}&area=VIC`)).toEqual({ items: [{ area: 'VIC' }] });
    const many = Array.from({ length: 100_000 }, (_, nth) => `category=${String(nth)}&sku.${String(nth)}=s`).join('&');
    const { items } = read(many);
    expect(items[0]?.categories).toHaveLength(MAX_ITEM_TEXTS);
    expect(items).toHaveLength(MAX_ITEMS);
    expect(read('__proto__=1&constructor=2&sku.3=c')).toEqual({ items: [{}, {}, { sku: 'c' }] });
    expect(read('sku=a&item=0')).toEqual({ items: [{ sku: 'a' }] });
    expect(read('sku=a&item=21')).toEqual({ items: [{ sku: 'a' }] });
  });

  it('can contain an empty item, and isOfOrder distinguishes the parameters of the order from other parameters [RL-7]', () => {
    expect(orderInAddress([...new URLSearchParams('sku=a&item=2&new=check')])).toEqual({
      items: [{ sku: 'a' }, {}],
      shown: 1,
    });
    const names = ['sku', 'price.20', 'asked', 'item', 'new', 'rule', 'field'];
    expect(names.filter(isOfOrder)).toEqual(['sku', 'price.20', 'asked', 'item']);
  });
});

describe('windowTimeline', () => {
  it('contains the purchase, the end of each window, the requested day and the first day of each month [RL-7]', () => {
    const line = windowTimeline('2026-10-03', '2026-11-21', ['2026-11-02', '2026-12-02'])!;
    expect(line.bought.at).toBe(0);
    expect(line.ends[1]?.at).toBeCloseTo(0.92);
    expect(line.ends[0]?.at).toBeCloseTo(0.46);
    expect(line.months.map(({ date }) => date)).toEqual(['2026-11-01', '2026-12-01']);
  });

  it('is undefined if no window has an end, and marks at most six months even for a window of 100 years', () => {
    expect(windowTimeline('2026-10-03', '2026-11-21', [undefined])).toBeUndefined();
    expect(windowTimeline(undefined, '2026-11-21', ['2026-11-02'])).toBeUndefined();
    const far = windowTimeline('2026-10-03', '2026-11-21', ['2126-07-01'])!;
    expect(far.months.length).toBeLessThanOrEqual(6);
    expect(far.ends[0]?.at).toBeLessThanOrEqual(1);
  });
});
