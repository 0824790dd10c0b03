import type { TextLimit } from '../shared/valueRule.ts';
import { characterCount } from './formats/characters.ts';

/** Negative if the text is too long. */
export type CharactersLeft = { readonly max: number; readonly left: number };

/** Counts code points. */
export const characterLimit = (max: number): TextLimit => ({ max, lengthOf: characterCount });

/** Counts UTF-16 code units, like databases and other services. */
export const unitLimit = (max: number): TextLimit => ({ max, lengthOf: ({ length }) => length });

export const charactersLeft = ({ max, lengthOf }: TextLimit, text: string): CharactersLeft => ({
  max,
  left: max - lengthOf(text),
});

export const isTooLong = (limit: TextLimit, text: string): boolean => charactersLeft(limit, text).left < 0;
