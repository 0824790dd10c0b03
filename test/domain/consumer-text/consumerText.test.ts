import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completenessOf } from '../../../src/domain/consumer-text/completeness.ts';
import type { ConsumerText } from '../../../src/domain/consumer-text/consumerText.ts';
import { findSlots } from '../../../src/domain/consumer-text/findSlots.ts';
import { ownText, readText } from '../../../src/domain/consumer-text/readText.ts';
import { textOrigin } from '../../../src/domain/consumer-text/textOrigin.ts';
import { textSlotOf, textSlots, type TextSlot } from '../../../src/domain/consumer-text/textSlot.ts';
import { writeText } from './writeText.ts';
import { languages, type Language } from '../../../src/domain/languages/language.ts';

const slot = (step: string, field: string): TextSlot => textSlotOf(step, field)!;
const heading = slot('returnDetails', 'heading');
const itemName = slot('returnDetails', 'itemName');
const first = (language: Language, text: unknown): ConsumerText => ({
  v1: { [language]: { steps: { returnDetails: { heading: text } } } },
});

const anySlot = fc.constantFrom(...textSlots);
const anyLanguage = fc.constantFrom(...languages);
const anyText = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '');
const write = fc.record({
  language: anyLanguage,
  slot: anySlot,
  text: fc.oneof(anyText, fc.constant(' '), fc.constant(undefined)),
});
const anyTexts = fc
  .record({
    hasSecond: fc.subarray(['ar', 'en', 'es', 'fr', 'jp', 'nl'] as const),
    writes: fc.array(write, { maxLength: 6 }),
  })
  .map(({ hasSecond, writes }) =>
    writes.reduce<ConsumerText>((texts, each) => writeText(texts, each.language, each.slot, each.text), {
      v2: Object.fromEntries(hasSecond.map((locale) => [locale, {}])),
    }),
  );

describe('text slots', () => {
  it.each([
    ['returnDetails', ['heading', 'subheading', 'orderId', 'orderIdTooltip', 'orderIdGhostText', 'policyLink']],
    ['returnDetails', ['policyCheckbox', 'purchaseDate', 'reasonForReturn', 'reasonComments', 'itemName']],
    ['selectReturns', ['heading']],
    ['selectReturnMethod', ['heading', 'printOption', 'inStoreReturnsForm']],
    ['bookingConfirmation', ['heading']],
    ['returnSubmitted', ['requestHeading', 'confirmationEmailHeading', 'primaryButton', 'primaryButtonUrl']],
  ])('for consumer texts of the screen %s have the fields %j [CT-2]', (step, fields) => {
    for (const field of fields) expect(slot(step, field)).toMatchObject({ step, field });
  });

  it('include exactly five custom attributes [CT-2]', () => {
    const attributes = textSlots.filter(({ field }) => field.startsWith('customAttribute'));
    expect(attributes.map(({ field }) => field.at(-1))).toEqual(['1', '2', '3', '4', '5']);
    expect(attributes.every(({ isOptional }) => isOptional)).toBe(true);
    expect(textSlotOf('returnDetails', 'customAttribute6')).toBeUndefined();
  });

  it('are unique, and primaryButtonUrl is the only slot with a link [CT-2]', () => {
    expect(new Set(textSlots.map(({ step, field }) => `${step}.${field}`)).size).toBe(textSlots.length);
    expect(textSlots.filter(({ kind }) => kind === 'link').map(({ field }) => field)).toEqual(['primaryButtonUrl']);
  });
});

describe('textSlots', () => {
  it('marks a text as optional only if its screen is complete without the text [CT-2]', () => {
    const optional = textSlots.filter(({ isOptional }) => isOptional).map(({ step, field }) => `${step}.${field}`);
    expect(optional.filter((name) => !name.includes('customAttribute'))).toEqual([
      'returnDetails.subheading',
      'returnDetails.orderIdTooltip',
      'returnDetails.orderIdGhostText',
      'selectReturns.subheading',
      'bookingConfirmation.subheading',
      'returnSubmitted.primaryButton',
      'returnSubmitted.primaryButtonUrl',
    ]);
  });
});

describe('readText', () => {
  it('returns the text in the requested language [CT-1]', () => {
    expect(readText(first('fr', 'Retour'), 'fr', 'en', heading)).toEqual({
      text: 'Retour',
      language: 'fr',
      form: 'v1',
    });
  });

  it('reads the texts of a language from version 2 if version 2 contains the language; version 2 calls Japanese `jp` [CT-1] [LG-1]', () => {
    const texts: ConsumerText = { ...first('ja', '旧'), v2: { jp: { returnDetails: { heading: '新' } } } };
    expect(ownText(texts, 'ja', heading)).toEqual({ text: '新', language: 'ja', form: 'v2' });
    expect(ownText(texts, 'ja', itemName)).toBeUndefined();
  });

  it('falls back to the first text form of a language before it uses the default language [CT-1]', () => {
    const texts: ConsumerText = {
      v1: { ...first('nl', 'Retour').v1, ...first('en', 'Return').v1 },
      v2: { nl: {}, en: { returnDetails: { heading: 'Your return' } } },
    };
    expect(readText(texts, 'nl', 'en', heading)).toMatchObject({ text: 'Retour', form: 'v1' });
    expect(readText(texts, 'es', 'en', heading)).toMatchObject({ text: 'Your return', language: 'en' });
  });

  it.each([[''], [' \n '], [7], [undefined], [{ text: 'no' }]])(
    'returns undefined for the blank or malformed text %j [CT-1]',
    (text) => {
      expect(readText(first('en', text), 'en', 'en', heading)).toBeUndefined();
    },
  );

  it('returns undefined for an empty configuration and for an inherited object property [CT-1]', () => {
    expect(readText({}, 'en', 'en', heading)).toBeUndefined();
    const inherited: TextSlot = { ...heading, field: 'toString' };
    expect(ownText(first('en', 'Return'), 'en', inherited)).toBeUndefined();
  });
});

describe('writeText', () => {
  it('writes a text to every form that the language has, so that readText returns the new text [CT-1]', () => {
    fc.assert(
      fc.property(anyTexts, anyLanguage, anySlot, anyText, (texts, language, where, text) => {
        const written = writeText(texts, language, where, text);
        expect(ownText(written, language, where)?.text).toBe(text);
        expect(ownText({ v1: written.v1 }, language, where)?.text).toBe(text);
        expect(new Set(Object.keys(written.v2 ?? {}))).toEqual(new Set(Object.keys(texts.v2 ?? {})));
      }),
    );
  });

  it('removes a text from all forms if the new text is empty [CT-1]', () => {
    fc.assert(
      fc.property(
        anyTexts,
        anyLanguage,
        anySlot,
        fc.constantFrom(undefined, '', '  '),
        (texts, language, where, none) => {
          expect(ownText(writeText(texts, language, where, none), language, where)).toBeUndefined();
        },
      ),
    );
  });

  it('does not change another slot or language [CT-1]', () => {
    fc.assert(
      fc.property(anyTexts, write, (texts, { language, slot: where, text }) => {
        const written = writeText(texts, language, where, text);
        for (const otherLanguage of languages)
          for (const other of textSlots)
            if (otherLanguage !== language || other !== where)
              expect(ownText(written, otherLanguage, other)).toEqual(ownText(texts, otherLanguage, other));
      }),
    );
  });

  it('removes objects that become empty [CT-1]', () => {
    expect(writeText(first('en', 'Return'), 'en', heading, undefined)).toStrictEqual({});
  });

  it('changes nothing if an empty text is written to a slot without a text [CT-1]', () => {
    const texts = first('en', 'Return');
    expect(writeText(texts, 'fr', heading, undefined)).toEqual(texts);
    expect(writeText(texts, 'en', itemName, ' ')).toEqual(texts);
  });

  it('does not remove unknown fields [CT-1]', () => {
    const texts = {
      v1: { en: { steps: { returnDetails: { badge: 1 }, survey: { ask: 'Why?' } }, author: 'Ada' } },
      v2: { en: { survey: { ask: 'Why?' } } },
      draft: true,
    };
    expect(writeText(texts, 'en', heading, 'Return')).toEqual({
      v1: { en: { steps: { returnDetails: { badge: 1, heading: 'Return' }, survey: { ask: 'Why?' } }, author: 'Ada' } },
      v2: { en: { survey: { ask: 'Why?' }, returnDetails: { heading: 'Return' } } },
      draft: true,
    });
  });
});

describe('completenessOf', () => {
  const needed = textSlots.filter(({ isOptional }) => !isOptional);

  it('lists for each language the slots with an own text, a text of the default language, or only a built-in text [CT-1]', () => {
    const texts = writeText(first('en', 'Return'), 'fr', itemName, 'Article');
    const [english, french] = completenessOf(texts, ['en', 'fr'], 'en');
    expect(english).toMatchObject({ language: 'en', written: [heading], borrowed: [] });
    expect(french).toMatchObject({ language: 'fr', written: [itemName], borrowed: [heading] });
    expect(french?.unwritten).toHaveLength(needed.length - 2);
  });

  it('lists every required slot of each language exactly once [CT-1]', () => {
    fc.assert(
      fc.property(anyTexts, anyLanguage, (texts, defaultLanguage) => {
        for (const { language, written, borrowed, unwritten } of completenessOf(texts, languages, defaultLanguage)) {
          expect(new Set([...written, ...borrowed, ...unwritten])).toEqual(new Set(needed));
          expect(written.length + borrowed.length + unwritten.length).toBe(needed.length);
          if (language === defaultLanguage) expect(borrowed).toEqual([]);
        }
      }),
    );
  });
});

describe('textOrigin', () => {
  const texts = writeText({}, 'en', heading, 'Return');

  it('returns whether a text is the merchant’s own, from the default language, or built in [CT-1]', () => {
    expect(textOrigin(texts, 'en', 'en', heading)).toEqual({ kind: 'own', text: 'Return' });
    expect(textOrigin(texts, 'nl', 'en', heading)).toEqual({ kind: 'borrowed', text: 'Return', language: 'en' });
    expect(textOrigin(texts, 'nl', 'en', itemName)).toEqual({ kind: 'usual' });
  });
});

describe('findSlots', () => {
  const texts = writeText({}, 'nl', heading, 'Stuur het terug');
  const find = (query: string) => findSlots(query, textSlots, texts, ({ field }) => `Label of ${field}`);

  it('finds slots by a text in any language, a label or a key, ignoring case', () => {
    expect(find('STUUR')).toEqual([heading]);
    expect(find('label of itemname')).toEqual([itemName]);
    expect(find('returnDetails.itemName')).toEqual([itemName]);
    expect(find('nowhere')).toEqual([]);
    expect(find(' ')).toBe(textSlots);
  });

  it('finds a slot by the built-in text that customers read if no text is set [CT-1]', () => {
    const standIn = (slot: TextSlot) => (slot === itemName ? 'Article' : undefined);
    expect(findSlots('article', textSlots, texts, ({ field }) => field, standIn)).toEqual([itemName]);
  });
});
