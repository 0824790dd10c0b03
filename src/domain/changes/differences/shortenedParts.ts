import type { TextPart } from './shortestEdit.ts';

export type ShownPart = TextPart | { readonly kind: 'left-out' };

const CONTEXT_LENGTH = 60;

function headOf(characters: readonly string[]): string {
  const contextText = characters.slice(0, CONTEXT_LENGTH);
  const space = contextText.lastIndexOf(' ');
  return contextText.slice(0, space > CONTEXT_LENGTH / 2 ? space + 1 : CONTEXT_LENGTH).join('');
}

function tailOf(characters: readonly string[]): string {
  const contextText = characters.slice(-CONTEXT_LENGTH);
  const space = contextText.indexOf(' ');
  return contextText.slice(space >= 0 && space < CONTEXT_LENGTH / 2 ? space : 0).join('');
}

export const shortenedParts = (parts: readonly TextPart[]): readonly ShownPart[] =>
  parts.flatMap((part, index): readonly ShownPart[] => {
    const characters = [...part.text];
    if (part.kind !== 'same' || characters.length <= 3 * CONTEXT_LENGTH) return [part];
    const [isFirst, isLast] = [index === 0, index === parts.length - 1];
    return [
      ...(isFirst ? [] : [{ kind: 'same', text: headOf(characters) } as const]),
      { kind: 'left-out' },
      ...(isLast ? [] : [{ kind: 'same', text: tailOf(characters) } as const]),
    ];
  });
