import { foldForSearch } from '../shared/foldForSearch.ts';
import { languages } from '../languages/language.ts';
import type { ConsumerText } from './consumerText.ts';
import { ownText } from './readText.ts';
import type { TextSlot } from './textSlot.ts';

export function findSlots(
  query: string,
  slots: readonly TextSlot[],
  texts: ConsumerText,
  labelOf: (slot: TextSlot) => string,
  standInOf: (slot: TextSlot) => string | undefined = () => undefined,
): readonly TextSlot[] {
  const wanted = foldForSearch(query.trim());
  if (wanted === '') return slots;
  const has = (text: string): boolean => foldForSearch(text).includes(wanted);
  return slots.filter(
    (slot) =>
      has(`${slot.step}.${slot.field}`) ||
      has(labelOf(slot)) ||
      has(standInOf(slot) ?? '') ||
      languages.some((language) => has(ownText(texts, language, slot)?.text ?? '')),
  );
}
