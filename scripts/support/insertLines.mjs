/** Adds an import after the last single-line import. */
export function insertImport(text, line) {
  const imports = [...text.matchAll(/^import .*;$/gm)];
  const last = imports.at(-1);
  if (last === undefined) throw new Error('There is no import to put another after.');
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

export function insertBefore(text, pattern, line) {
  const last = [...text.matchAll(new RegExp(pattern.source, 'gm'))].at(-1);
  if (last === undefined) throw new Error(`No line matches ${pattern}.`);
  return `${text.slice(0, last.index)}${line}\n${text.slice(last.index)}`;
}

export function insertAfter(text, pattern, addition) {
  const found = pattern.exec(text);
  if (found === null) throw new Error(`Nothing matches ${pattern}.`);
  const end = found.index + found[0].length;
  return `${text.slice(0, end)}${addition}${text.slice(end)}`;
}
