/**
 * Regular expression, for JavaScript and PostgreSQL, that finds one of the strings in JSON. A final dot matches any
 * continuation.
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
