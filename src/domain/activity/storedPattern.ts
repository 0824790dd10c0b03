/**
 * Regular expression, for JavaScript and PostgreSQL, that finds one of these strings in JSON. A string that ends in a
 * dot stands for every string that begins with it.
 */
export function storedPattern(strings: readonly string[]): string {
  const alternatives = strings.map((text) => {
    const escaped = JSON.stringify(text)
      .slice(1, -1)
      .replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
    return text.endsWith('.') ? `${escaped}[^"]*` : escaped;
  });
  return `"(${alternatives.join('|')})"`;
}
