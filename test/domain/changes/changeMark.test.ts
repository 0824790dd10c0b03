import { expect, it } from 'vitest';
import { changeMark } from '../../../src/domain/changes/changeMark.ts';

it('is the same however the properties of a value are kept, and another for another value or key [PC-9]', () => {
  const mark = changeMark({ key: 'a', value: { one: 1, two: [{ x: 1, y: 2 }] } });
  expect(changeMark({ key: 'a', value: { two: [{ y: 2, x: 1 }], one: 1 } })).toBe(mark);
  expect(changeMark({ key: 'b', value: { one: 1, two: [{ x: 1, y: 2 }] } })).not.toBe(mark);
  expect(changeMark({ key: 'a', value: { one: 1, two: [{ x: 1, y: 3 }] } })).not.toBe(mark);
  expect(changeMark({ key: 'a', value: 'x' })).not.toBe(changeMark({ key: 'a', value: 'y' }));
});
