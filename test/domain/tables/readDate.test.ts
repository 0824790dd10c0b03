import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOrders, guessDayOrder, readDate } from '../../../src/domain/tables/readDate.ts';

const dayFirst = (text: string): string | undefined => readDate(text, 'day-first');

describe('readDate', () => {
  it.each([
    ['2026-06-04T10:00:00Z', '2026-06-04'],
    ['2026-06-04 10:00:00 +1100', '2026-06-04'],
    ['20260604', '2026-06-04'],
    ['20260604T101500', '2026-06-04'],
    ['2026年6月4日', '2026-06-04'],
    ['2026/06/04(木) 10:15', '2026-06-04'],
    ['4.6.2026 10:15', '2026-06-04'],
    ['4. 6. 2026', '2026-06-04'],
    ['4 June 2026', '2026-06-04'],
    ['Jun 4, 2026', '2026-06-04'],
    ['June 4th, 2026 at 10:15 AM', '2026-06-04'],
    ['Thu, 4 Jun 2026 10:00:00 GMT', '2026-06-04'],
    ['6 mai 2026', '2026-05-06'],
    ['1er févr. 2026', '2026-02-01'],
    ['4 de marzo de 2026', '2026-03-04'],
    ['4. März 2026', '2026-03-04'],
    ['4 أبريل 2026', '2026-04-04'],
    ['٤/٣/٢٠٢٦', '2026-03-04'],
    ['４－Mar－２６', '2026-03-04'],
    ['4-Mar-26', '2026-03-04'],
    ['4-Mar-68', '2068-03-04'],
    ['4-Mar-69', '1969-03-04'],
  ])('reads %s as %s [RL-9]', (text, date) => {
    expect(dayFirst(text)).toBe(date);
  });

  it.each([
    '2026-02-30',
    '0026-03-04',
    '1026-03-04',
    '2226-03-04',
    '2026-03-04x',
    'Mar 2026',
    'yesterday',
    '46082',
    '3/4',
  ])('rejects %s, which is not a date or has an implausible year', (text) => {
    expect(dayFirst(text)).toBeUndefined();
  });

  it('reads every date in the medium and long format of every language', () => {
    const days = fc.date({ min: new Date('1970-01-01'), max: new Date('2069-01-01'), noInvalidDate: true });
    const languages = fc.constantFrom('ar', 'en', 'es', 'fr', 'ja', 'nl');
    fc.assert(
      fc.property(days, languages, fc.constantFrom('medium', 'long'), (day, language, dateStyle) => {
        const text = new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' }).format(day);
        expect(readDate(text, language === 'en' ? 'month-first' : 'day-first')).toBe(day.toISOString().slice(0, 10));
      }),
    );
  });

  it('returns a valid calendar date or undefined for any text', () => {
    const pieces = fc.array(
      fc.constantFrom('0', '1', '2', '26', '2026', '/', '-', '.', ' ', 'Mar', 'mai', 'de ', '年', 'T'),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          pieces.map((each) => each.join('')),
        ),
        fc.constantFrom(...dayOrders),
        (text, order) => {
          const date = readDate(text, order);
          expect(date === undefined || new Date(`${date}T00:00Z`).toISOString().startsWith(date)).toBe(true);
        },
      ),
    );
  });

  it('uses the order of day and month from guessDayOrder, which chooses the order that fits most dates [RL-9]', () => {
    const guess = (texts: string[]) => guessDayOrder(texts, 'day-first');
    expect(guess(['03/04/2026', '03/25/2026'])).toEqual({ order: 'month-first', isProven: true });
    expect(guess(['25.03.2026'])).toEqual({ order: 'day-first', isProven: true });
    expect(guess(['03/04/2026'])).toEqual({ order: 'day-first', isProven: false });
    expect(guess(['2026-03-04', '4 March 2026'])).toEqual({ order: 'day-first', isProven: true });
    expect(guessDayOrder(['26/03/04'], 'year-first').order).toBe('year-first');
    expect(readDate('26/03/04', 'year-first')).toBe('2026-03-04');
  });
});
