import type { Language } from '../languages/language.ts';
import type { ConsumerText } from './consumerText.ts';
import { ownText, readText } from './readText.ts';
import type { TextSlot } from './textSlot.ts';

export type TextOrigin =
  | { readonly kind: 'own'; readonly text: string }
  /** The text in the default language, because the slot has no text in the selected language. */
  | { readonly kind: 'borrowed'; readonly text: string; readonly language: Language }
  /** The product's text, or nothing if the slot is optional. */
  | { readonly kind: 'usual' };

export function textOrigin(texts: ConsumerText, language: Language, start: Language, slot: TextSlot): TextOrigin {
  const textInLanguage = ownText(texts, language, slot);
  if (textInLanguage) return { kind: 'own', text: textInLanguage.text };
  const found = readText(texts, language, start, slot);
  return found ? { kind: 'borrowed', text: found.text, language: found.language } : { kind: 'usual' };
}
