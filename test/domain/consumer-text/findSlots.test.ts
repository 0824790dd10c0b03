import { describe, expect, it } from 'vitest';
import { findSlots } from '../../../src/domain/consumer-text/findSlots.ts';
import { textSlotOf, textSlots } from '../../../src/domain/consumer-text/textSlot.ts';
import { writeText } from './writeText.ts';

const heading = textSlotOf('returnDetails', 'heading')!;

describe('findSlots ignoring case', () => {
  it.each([
    ['reglement', 'fr', 'Règlement des retours'],
    ['RÈGLEMENT', 'fr', 'Reglement des retours'],
    ['احمد', 'ar', 'أَحمد'],
    ['ﾍﾝﾋﾟﾝ', 'ja', 'ヘンピン'],
  ] as const)(
    'finds %s in a text in the language %s, ignoring case, accents and marks [CT-1]',
    (query, language, text) => {
      const texts = writeText({}, language, heading, text);
      expect(findSlots(query, textSlots, texts, () => '')).toEqual([heading]);
    },
  );
});
