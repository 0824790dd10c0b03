import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/domain/languages/language.ts';
import { DAY, DRAFT_LIFE, HOUR, MINUTE } from '../../../src/domain/shared/lifetimes.ts';
import { durationText } from '../../../src/infrastructure/i18n/createI18n.ts';
import { textsIn } from '../../support/textsIn.ts';

describe('durationText', () => {
  it.each(languages)(
    'formats the retention period of drafts in %s from its constant [LG-3] [PC-9]',
    async (language) => {
      const t = await textsIn(language);
      expect(t('session.ended.kept')).toContain(durationText(language, DRAFT_LIFE));
      expect(t('changes.signOut.keepHere', { count: 1 })).toContain(durationText(language, DRAFT_LIFE));
    },
  );

  it.each([
    [30 * DAY, '30 days'],
    [DAY, '24 hours'],
    [HOUR, '60 minutes'],
    [MINUTE, '1 minute'],
  ])('formats a duration in the largest unit in which it is at least two: %s as %s', (milliseconds, text) => {
    expect(durationText('en', milliseconds)).toBe(text);
  });

  it('translates the unit of the duration', () => {
    expect(durationText('ar', 30 * DAY)).toBe('30 يومًا');
    expect(durationText('ja', 30 * DAY)).toBe('30 日');
  });
});
