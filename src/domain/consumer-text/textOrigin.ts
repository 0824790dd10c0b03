import type { Language } from '../languages/language.ts';
import type { ConsumerText } from './consumerText.ts';
import { ownText, readText } from './readText.ts';
import type { TextSlot } from './textSlot.ts';

export type TextOrigin =
  | { readonly kind: 'own'; readonly text: string }
  /** From the default language, because the slot is empty in this one. */
  | { readonly kind: 'borrowed'; readonly text: string; readonly language: Language }
  /** The product's text; nothing for an optional slot. */
  | { readonly kind: 'usual' };

export function textOrigin(texts: ConsumerText, language: Language, start: Language, slot: TextSlot): TextOrigin {
  const own = ownText(texts, language, slot);
  if (own) return { kind: 'own', text: own.text };
  const found = readText(texts, language, start, slot);
  return found ? { kind: 'borrowed', text: found.text, language: found.language } : { kind: 'usual' };
}
