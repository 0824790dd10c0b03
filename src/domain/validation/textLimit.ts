import type { TextLimit } from '../shared/valueRule.ts';
import { characterCount } from './formats/characters.ts';

/** What a text leaves of its limit; below zero where it is too long. */
export type CharactersLeft = { readonly max: number; readonly left: number };

/** In characters as a person counts them. */
export const characterLimit = (max: number): TextLimit => ({ max, lengthOf: characterCount });

/** In code units, as databases and other services count: a character outside of the first plane is two. */
export const unitLimit = (max: number): TextLimit => ({ max, lengthOf: ({ length }) => length });

export const charactersLeft = ({ max, lengthOf }: TextLimit, text: string): CharactersLeft => ({
  max,
  left: max - lengthOf(text),
});

export const isTooLong = (limit: TextLimit, text: string): boolean => charactersLeft(limit, text).left < 0;
