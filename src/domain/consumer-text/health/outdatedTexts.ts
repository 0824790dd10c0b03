import type { Language } from '../../languages/language.ts';
import type { TextSlot } from '../textSlot.ts';

/** A publish, as far as it tells which texts it changed. */
export type TextPublish = {
  readonly publishId: string;
  /** Of its changes. */
  readonly keys: ReadonlySet<string>;
  /** The publish that it takes back. */
  readonly undoes?: string | undefined;
};

export type TextTest = (language: Language, slot: TextSlot) => boolean;

/** Those that are in effect: one that was undone changed nothing, nor did the one that undid it. */
function inEffect(publishes: readonly TextPublish[]): readonly TextPublish[] {
  const gone = new Set<string>();
  // Newest first: an undo that was undone itself takes nothing back.
  for (const { publishId, undoes } of publishes)
    if (undoes !== undefined && !gone.has(publishId)) gone.add(publishId).add(undoes);
  return publishes.filter(({ publishId }) => !gone.has(publishId));
}

/**
 * Which translations are older than the text that they were translated from: it was published again since, and they were
 * not. `publishes` are the newest ones, newest first; what was changed before them counts as older than they are.
 */
export function outdatedTexts(
  publishes: readonly TextPublish[],
  start: Language,
  keyOf: (language: Language, slot: TextSlot) => string,
): TextTest {
  const standing = inEffect(publishes);
  const ageOf = (language: Language, slot: TextSlot): number => {
    const key = keyOf(language, slot);
    const at = standing.findIndex(({ keys }) => keys.has(key));
    return at < 0 ? Infinity : at;
  };
  return (language, slot) => ageOf(start, slot) < ageOf(language, slot);
}
