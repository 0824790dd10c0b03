import type { Language } from '../../languages/language.ts';
import type { TextSlot } from '../textSlot.ts';

export type TextPublish = {
  readonly publishId: string;
  readonly keys: ReadonlySet<string>;
  readonly undoes?: string | undefined;
};

export type TextTest = (language: Language, slot: TextSlot) => boolean;

/** Removes publishes that were undone, and the publishes that undid them. */
function inEffect(publishes: readonly TextPublish[]): readonly TextPublish[] {
  const removed = new Set<string>();
  // Check the newest publishes first, because an undo has no effect if a later publish undid it.
  for (const { publishId, undoes } of publishes)
    if (undoes !== undefined && !removed.has(publishId)) removed.add(publishId).add(undoes);
  return publishes.filter(({ publishId }) => !removed.has(publishId));
}

/** Returns a check whether a translation is older than its base text. `publishes` are newest first. */
export function outdatedTexts(
  publishes: readonly TextPublish[],
  start: Language,
  keyOf: (language: Language, slot: TextSlot) => string,
): TextTest {
  const effectivePublishes = inEffect(publishes);
  const ageOf = (language: Language, slot: TextSlot): number => {
    const key = keyOf(language, slot);
    const at = effectivePublishes.findIndex(({ keys }) => keys.has(key));
    return at < 0 ? Infinity : at;
  };
  return (language, slot) => ageOf(start, slot) < ageOf(language, slot);
}
