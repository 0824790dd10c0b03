/** Finds one of the strings in JSON, in JavaScript and PostgreSQL. A final dot matches any continuation. */
export function storedPattern(strings: readonly string[]): string {
  const alternatives = strings.map((text) => {
    const escaped = JSON.stringify(text)
      .slice(1, -1)
      .replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
    return text.endsWith('.') ? `${escaped}[^"]*` : escaped;
  });
  return `"(${alternatives.join('|')})"`;
}
