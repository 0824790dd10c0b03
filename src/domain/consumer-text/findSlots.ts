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
  defaultTextOf: (slot: TextSlot) => string | undefined = () => undefined,
): readonly TextSlot[] {
  const searchText = foldForSearch(query.trim());
  if (searchText === '') return slots;
  const matchesText = (text: string): boolean => foldForSearch(text).includes(searchText);
  return slots.filter(
    (slot) =>
      matchesText(`${slot.step}.${slot.field}`) ||
      matchesText(labelOf(slot)) ||
      matchesText(defaultTextOf(slot) ?? '') ||
      languages.some((language) => matchesText(ownText(texts, language, slot)?.text ?? '')),
  );
}
