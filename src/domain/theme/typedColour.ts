import { parseHexColour } from './parseHexColour.ts';

/** Normalizes input with or without `#`, even full-width. Other text is only trimmed. */
export function typedColour(typed: string): string {
  const text = typed.normalize('NFKC').trim();
  return parseHexColour(text) ?? parseHexColour(`#${text}`) ?? text;
}
