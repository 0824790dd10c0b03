/** What is written in a text beside its placeholders and markup. */
const wordsOf = (text) => text.replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, ' ').match(/\p{L}+/gu) ?? [];
/** As `ID`, which is written alike everywhere. */
const ABBREVIATION = /^[A-Z]{2,4}$/;
/** So many words are alike in two languages only where nobody translated them. */
const ALIKE_BY_CHANCE = 2;
/** Japanese is written in three scripts at once. */
const lettersOf = { Jpan: String.raw`[\p{Script=Hira}\p{Script=Kana}\p{Script=Hani}]` };

/**
 * @param {string} code the language's, by BCP 47
 * @param {Map<string, string>} texts
 * @param {Map<string, string>} english
 * @returns {{ texts: [key: string, text: string][], share: number }} the texts of a language that are English still: in a script of
 *   its own those that have no letter of it, else those that say in three words or more what English says; and the share of
 *   its texts that are the English ones, which short words may be
 */
export function borrowedTexts(code, texts, english) {
  const script = new Intl.Locale(code).maximize().script ?? 'Latn';
  const all = [...texts];
  const same = all.filter(([key, text]) => english.get(key) === text && wordsOf(text).length > 0);
  if (script === 'Latn')
    return {
      texts: same.filter(([, text]) => wordsOf(text).length > ALIKE_BY_CHANCE),
      share: same.length / all.length,
    };
  const letter = new RegExp(lettersOf[script] ?? String.raw`\p{Script=${script}}`, 'u');
  const foreign = all.filter(
    ([key, text]) => wordsOf(english.get(key) ?? text).length > 0 && !letter.test(text) && !ABBREVIATION.test(text),
  );
  return { texts: foreign, share: 0 };
}
