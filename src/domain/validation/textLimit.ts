import type { TextLimit } from '../shared/valueRule.ts';
import { characterCount } from './formats/characters.ts';

/** Remaining characters of a text field. `left` is negative if the text is too long. */
export type CharactersLeft = { readonly max: number; readonly left: number };

export const characterLimit = (max: number): TextLimit => ({ max, lengthOf: characterCount });

/** Limit in UTF-16 code units, as databases and other services count them. */
export const unitLimit = (max: number): TextLimit => ({ max, lengthOf: ({ length }) => length });

export const charactersLeft = ({ max, lengthOf }: TextLimit, text: string): CharactersLeft => ({
  max,
  left: max - lengthOf(text),
});

export const isTooLong = (limit: TextLimit, text: string): boolean => charactersLeft(limit, text).left < 0;
