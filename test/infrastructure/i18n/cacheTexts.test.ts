import { createInstance, type i18n } from 'i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheTexts } from '../../../src/infrastructure/i18n/cacheTexts.ts';

type Ask = (key: string, values?: Readonly<Record<string, unknown>>) => string;

describe('cacheTexts', () => {
  let instance: i18n;
  let ask: Ask;

  beforeEach(async () => {
    instance = createInstance();
    await instance.init({
      lng: 'en',
      resources: {
        en: {
          translation: { title: 'Reasons', left_one: '{{count}} left', left_other: '{{count}} left', of: '{{a.b}}' },
        },
      },
    });
    cacheTexts(instance);
    ask = instance.getFixedT('en') as unknown as Ask;
  });

  /** Number of texts that i18next formats during `work`. */
  function formattedDuring(work: () => void): number {
    const { translator } = instance as unknown as { translator: { translate: () => unknown } };
    const asked = vi.spyOn(translator, 'translate');
    work();
    const { calls } = asked.mock;
    asked.mockRestore();
    return calls.length;
  }

  it('formats a text only once if the values are equal or the text has no values [LG-2]', () => {
    expect(formattedDuring(() => expect(ask('title')).toBe('Reasons'))).toBe(1);
    expect(formattedDuring(() => expect(ask('left', { count: 3 })).toBe('3 left'))).toBe(1);
    const again = formattedDuring(() => {
      expect([ask('title'), ask('left', { count: 3 })]).toEqual(['Reasons', '3 left']);
    });
    expect(again).toBe(0);
  });

  it('formats a text again if the values have changed, even if the same object contains them', () => {
    const values = { count: 3 };
    expect(ask('left', values)).toBe('3 left');
    values.count = 4;
    expect(ask('left', values)).toBe('4 left');
    expect(ask('left', { count: 5 })).toBe('5 left');
  });

  it('formats a text each time if one of its values is an object', () => {
    const values = { a: { b: 'one' } };
    expect(ask('of', values)).toBe('one');
    values.a.b = 'two';
    expect(ask('of', values)).toBe('two');
  });
});
