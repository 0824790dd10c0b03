import type { TextPart } from './textDiff.ts';

export type ShownPart = TextPart | { readonly kind: 'left-out' };

const CONTEXT = 60;

function headOf(characters: readonly string[]): string {
  const contextText = characters.slice(0, CONTEXT);
  const space = contextText.lastIndexOf(' ');
  return contextText.slice(0, space > CONTEXT / 2 ? space + 1 : CONTEXT).join('');
}

function tailOf(characters: readonly string[]): string {
  const contextText = characters.slice(-CONTEXT);
  const space = contextText.indexOf(' ');
  return contextText.slice(space >= 0 && space < CONTEXT / 2 ? space : 0).join('');
}

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
