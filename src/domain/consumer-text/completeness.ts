import type { Language } from '../languages/language.ts';
import type { ConsumerText } from './consumerText.ts';
import { ownText, readText } from './readText.ts';
import { textSlots, type TextSlot } from './textSlot.ts';

/** How far a language's wording got. Each slot that is not optional is in exactly one of the three. */
export type Completeness = {
  readonly language: Language;
  readonly written: readonly TextSlot[];
  /** The default language's text shows instead: a customer reads a language that was not chosen. */
  readonly borrowed: readonly TextSlot[];
  /** The product's own words show, in the customer's language. */
  readonly unwritten: readonly TextSlot[];
};

export const completenessOf = (
  texts: ConsumerText,
  languages: readonly Language[],
  defaultLanguage: Language,
): readonly Completeness[] => {
  const needed = textSlots.filter((slot) => !slot.isOptional);
  return languages.map((language) => {
    const isWritten = (slot: TextSlot): boolean => ownText(texts, language, slot) !== undefined;
    const open = needed.filter((slot) => !isWritten(slot));
    const isBorrowed = (slot: TextSlot): boolean => readText(texts, language, defaultLanguage, slot) !== undefined;
    return {
      language,
      written: needed.filter(isWritten),
      borrowed: open.filter(isBorrowed),
      unwritten: open.filter((slot) => !isBorrowed(slot)),
    };
  });
};
