import { describe, expect, it } from 'vitest';
import { dateOfDay, dayOfDate } from '../../../../src/domain/rules/conditions/calendarDate.ts';

describe('calendar date [RL-3]', () => {
  it.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['2024-02-29', 19_782],
    ['9999-12-31', 2_932_896],
    ['0100-01-01', -683_003],
  ])('%s is converted to the day number %i and back', (date, day) => {
    expect(dayOfDate(date)).toBe(day);
    expect(dateOfDay(day)).toBe(date);
  });

  it.each([
    '',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    'on 2026-01-01',
    '2026-01-01T00:00',
    '02026-01-01',
  ])('%j is rejected as invalid', (date) => {
    expect(dayOfDate(date)).toBeUndefined();
  });

  it('is undefined if the day number is NaN or outside the years 0 to 9999', () => {
    for (const day of [2_932_897, -719_529, Number.NaN, Infinity, 1e12]) expect(dateOfDay(day)).toBeUndefined();
    expect(dateOfDay(-719_528)).toBe('0000-01-01');
  });
});
