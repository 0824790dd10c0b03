/** Letters that no pseudo-language has, with what may stand between them. */
const PLAIN_RUNS = /[^\p{ASCII}–—’‘“”…·×]+|[[\]]/u;
const WORD = /[A-Za-z]{2}/;
/** Between the values that a line is made of, as an address. */
const BETWEEN = /[,;·()\n:/]+/;

/**
 * Of the texts of a page those with words in them that nobody translated: a pseudo-language has no plain letters, and what
 * is left stands, word for word, in none of the texts that are known to be nobody's to translate.
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
    text
      .split(PLAIN_RUNS)
      .filter((run) => WORD.test(run) && !isKnown(run))
      .filter((run) => run.split(BETWEEN).some((part) => WORD.test(part) && !isKnown(part)))
      .map((run) => `${run.trim()} (in: ${text.trim().slice(0, 80)})`),
  );
}
