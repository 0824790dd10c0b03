export function parseHexColour(text: string): string | undefined {
  const hex = text.trim().toLowerCase();
  if (/^#[\da-f]{6}$/.test(hex)) return hex;
  return /^#[\da-f]{3}$/.test(hex) ? hex.replace(/[\da-f]/g, '$&$&') : undefined;
}

/** Colour as the user typed it, normalized: with `#`, in ASCII. Any other text is only trimmed. */
export function typedColour(typed: string): string {
  const text = typed.normalize('NFKC').trim();
  return parseHexColour(text) ?? parseHexColour(`#${text}`) ?? text;
}
