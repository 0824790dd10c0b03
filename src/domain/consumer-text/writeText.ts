import { bundleLocaleOf, type Language } from '../languages/language.ts';
import type { ConsumerText, Steps } from './consumerText.ts';
import { ownText } from './readText.ts';
import type { TextSlot } from './textSlot.ts';

function withText(steps: Steps, { step, field }: TextSlot, text: string | undefined): Steps {
  const others = Object.entries(steps[step] ?? {}).filter(([name]) => name !== field);
  const written = text === undefined ? others : [...others, [field, text] as const];
  return { ...steps, [step]: Object.fromEntries<unknown>(written) };
}

/** Blank takes the text away. Both forms are written where the locale has the second: readers of either find the same. */
export function writeText(
  texts: ConsumerText,
  language: Language,
  slot: TextSlot,
  text: string | undefined,
): ConsumerText {
  const kept = text?.trim() ? text : undefined;
  if (kept === undefined && !ownText(texts, language, slot)) return texts;
  const locale = bundleLocaleOf(language);
  const first = texts.v1?.[language];
  const second = texts.v2?.[locale];
  const steps = withText(first?.steps ?? {}, slot, kept);
  const written = { ...texts, v1: { ...texts.v1, [language]: { ...first, steps } } };
  return second ? { ...written, v2: { ...texts.v2, [locale]: withText(second, slot, kept) } } : written;
}
