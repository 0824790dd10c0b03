import type { Language } from '../languages/language.ts';
import type { ConsumerText } from './consumerText.ts';
import { ownText, readText } from './readText.ts';
import type { TextSlot } from './textSlot.ts';

/** Whose words a customer of a language reads in a slot. */
export type TextOrigin =
  | { readonly kind: 'own'; readonly text: string }
  /** The default language's: the slot is empty in this one. */
  | { readonly kind: 'borrowed'; readonly text: string; readonly language: Language }
  /** The product's own, as its carrier words it; nothing where the slot may stay empty. */
  | { readonly kind: 'usual' };

export function textOrigin(texts: ConsumerText, language: Language, start: Language, slot: TextSlot): TextOrigin {
  const own = ownText(texts, language, slot);
  if (own) return { kind: 'own', text: own.text };
  const found = readText(texts, language, start, slot);
  return found ? { kind: 'borrowed', text: found.text, language: found.language } : { kind: 'usual' };
}
