import type { Language } from '../languages/language.ts';
import type { ConsumerText } from './consumerText.ts';
import { ownText, readText } from './readText.ts';
import { textSlots, type TextSlot } from './textSlot.ts';

/** Translation status of a language. Each required slot is in exactly one of the three lists. */
export type Completeness = {
  readonly language: Language;
  readonly written: readonly TextSlot[];
  /** Slots without a text in this language. Customers see the text in the default language instead. */
  readonly borrowed: readonly TextSlot[];
  readonly unwritten: readonly TextSlot[];
};

export const completenessOf = (
  texts: ConsumerText,
  languages: readonly Language[],
  defaultLanguage: Language,
): readonly Completeness[] => {
  const requiredSlots = textSlots.filter((slot) => !slot.isOptional);
  return languages.map((language) => {
    const isWritten = (slot: TextSlot): boolean => ownText(texts, language, slot) !== undefined;
    const open = requiredSlots.filter((slot) => !isWritten(slot));
    const isBorrowed = (slot: TextSlot): boolean => readText(texts, language, defaultLanguage, slot) !== undefined;
    return {
      language,
      written: requiredSlots.filter(isWritten),
      borrowed: open.filter(isBorrowed),
      unwritten: open.filter((slot) => !isBorrowed(slot)),
    };
  });
};
