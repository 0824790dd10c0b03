import type { TextPart } from './textDiff.ts';

/** A run, or the mark of shared text that is left out. */
export type ShownPart = TextPart | { readonly kind: 'left-out' };

/** How many characters of shared text stay readable beside a change. */
const CONTEXT = 60;

/** The first characters, up to a space where one is near. */
function headOf(characters: readonly string[]): string {
  const near = characters.slice(0, CONTEXT);
  const space = near.lastIndexOf(' ');
  return near.slice(0, space > CONTEXT / 2 ? space + 1 : CONTEXT).join('');
}

/** The last characters, from a space where one is near. */
function tailOf(characters: readonly string[]): string {
  const near = characters.slice(-CONTEXT);
  const space = near.indexOf(' ');
  return near.slice(space >= 0 && space < CONTEXT / 2 ? space : 0).join('');
}

/** The runs with long shared stretches left out, so that what changed is found without reading everything. */
export const shortenedParts = (parts: readonly TextPart[]): readonly ShownPart[] =>
  parts.flatMap((part, index): readonly ShownPart[] => {
    const characters = [...part.text];
    if (part.kind !== 'same' || characters.length <= 3 * CONTEXT) return [part];
    const [isFirst, isLast] = [index === 0, index === parts.length - 1];
    return [
      ...(isFirst ? [] : [{ kind: 'same', text: headOf(characters) } as const]),
      { kind: 'left-out' },
      ...(isLast ? [] : [{ kind: 'same', text: tailOf(characters) } as const]),
    ];
  });
