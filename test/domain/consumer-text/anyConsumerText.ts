import fc from 'fast-check';
import type { ConsumerText } from '../../../src/domain/consumer-text/consumerText.ts';
import { textSlots } from '../../../src/domain/consumer-text/textSlot.ts';
import { languages } from '../../../src/domain/languages/language.ts';
import { writeText } from './writeText.ts';

/** Texts that are difficult to store in CSV files and spreadsheets, mixed with ordinary text. */
const hard = fc.constantFrom(
  '=HYPERLINK("http://x.example")',
  "'=1+1",
  '-10 %',
  '@you',
  'a "quoted", text; with | signs',
  'two\nlines',
  'old\r\nlines',
  '<b>bold</b> & ]]> <!--',
  'Order {{number}} of {{date}}{{',
  'مرحبا \u200f(1)',
  '返品 👩‍👩‍👧',
  '  outer  ',
  '\t=tab',
);
const text = fc
  .oneof(
    hard,
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
  )
  .filter((each) => each.trim() !== '');

/** Consumer texts in all languages, including any content that a release may have published. */
export const anyConsumerText: fc.Arbitrary<ConsumerText> = fc
  .array(fc.record({ language: fc.constantFrom(...languages), slot: fc.constantFrom(...textSlots), text }), {
    maxLength: 30,
  })
  .map((writes) =>
    writes.reduce<ConsumerText>((made, write) => writeText(made, write.language, write.slot, write.text), {}),
  );
