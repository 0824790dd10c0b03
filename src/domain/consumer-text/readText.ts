import { bundleLocaleOf, type Language } from '../languages/language.ts';
import type { ConsumerText, Steps } from './consumerText.ts';
import type { TextSlot } from './textSlot.ts';

export type FoundText = { readonly text: string; readonly language: Language; readonly form: 'v1' | 'v2' };

/** The text of a slot. A blank text counts as missing, because customers would see an empty heading. */
function textIn(steps: Steps | undefined, { step, field }: TextSlot): string | undefined {
  const texts = steps?.[step];
  const text = texts && Object.hasOwn(texts, field) ? texts[field] : undefined;
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

export function ownText(texts: ConsumerText, language: Language, slot: TextSlot): FoundText | undefined {
  const second = textIn(texts.v2?.[bundleLocaleOf(language)], slot);
  if (second !== undefined) return { text: second, language, form: 'v2' };
  const first = textIn(texts.v1?.[language]?.steps, slot);
  return first === undefined ? undefined : { text: first, language, form: 'v1' };
}

/**
 * The merchant's text in the language, otherwise in the default language. If it is `undefined`, the product's text is
 * shown.
 */
export const readText = (
  texts: ConsumerText,
  language: Language,
  defaultLanguage: Language,
  slot: TextSlot,
): FoundText | undefined => ownText(texts, language, slot) ?? ownText(texts, defaultLanguage, slot);
