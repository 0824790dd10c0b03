import { languages, ownNameOf } from '../../../src/domain/languages/language.ts';

/** Colour codes and placeholders, which are the same in every language. */
const CODES = /#[\da-f]{6}\b|\{\{\w+\}\}/gi;
const LANGUAGE_NAMES = languages.map(ownNameOf);
/** Splits a text into runs of plain letters. A translation to a pseudo-language contains none. */
const PLAIN_RUNS = /[^\p{ASCII}–—’‘“”…·×]+|[[\]]/u;
const WORD = /[A-Za-z]{2}/;
/** Two capital letters, such as a country code, a language code or initials. */
const TWO_CAPITALS = /^\s*[A-Z]{2}\s*$/;
/** Characters that separate the parts of a line, e.g. of an address. */
const BETWEEN = /[,;·()\n:/-]+/;

/** Splits a run into parts. A part with a number, such as `Sydney NSW 2000`, is split into words. */
const partsOf = (run: string): readonly string[] =>
  run.split(BETWEEN).flatMap((part) => (/\d/.test(part) ? part.split(' ') : [part]));

/**
 * Finds texts with untranslated words. These are words in plain letters that occur in none of the `known` texts.
 * @param known texts that need no translation, such as names
 */
export function untranslated(shown: readonly string[], known: readonly string[]): readonly string[] {
  const all = known.join('\n');
  const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[A-Za-z]/.test(letter);
  const isKnown = (run: string): boolean => {
    const words = run.trim();
    for (let at = all.indexOf(words); at !== -1; at = all.indexOf(words, at + 1))
      if (!isLetter(all[at - 1]) && !isLetter(all[at + words.length])) return true;
    return false;
  };
  return shown.flatMap((text) =>
    LANGUAGE_NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text)
      .replaceAll(CODES, '')
      .split(PLAIN_RUNS)
      .filter((run) => WORD.test(run) && !TWO_CAPITALS.test(run) && !isKnown(run))
      .filter((run) => partsOf(run).some((part) => WORD.test(part) && !isKnown(part)))
      .map((run) => `${run.trim()} (in: ${text.trim().slice(0, 80)})`),
  );
}
