export function parseHexColour(text: string): string | undefined {
  const hex = text.trim().toLowerCase();
  if (/^#[\da-f]{6}$/.test(hex)) return hex;
  return /^#[\da-f]{3}$/.test(hex) ? hex.replace(/[\da-f]/g, '$&$&') : undefined;
}
