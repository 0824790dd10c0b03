import { parseHexColour } from './parseHexColour.ts';

/**
 * A colour as it is kept, of what was typed or pasted: with or without `#`, in full-width signs too. What is no colour stays
 * as it is, without outer spaces.
 */
export function typedColour(typed: string): string {
  const text = typed.normalize('NFKC').trim();
  return parseHexColour(text) ?? parseHexColour(`#${text}`) ?? text;
}
