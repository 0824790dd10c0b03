import { foldForSearch } from '../shared/foldForSearch.ts';
import type { CountryNames } from './country.ts';
import { countryAliases, threeLetterCodes } from './countryAliases.ts';

/** ASCII replacements of letters that Unicode does not decompose. */
const plainLetters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' };

/** Name for comparison, without case, accents, punctuation, articles, and variants of "and" and "saint". */
export const comparableName = (text: string): string =>
  foldForSearch(text)
    .replace(/[øłđıßæœ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/&/g, ' and ')
    .replace(/['’‘`´.]/g, '')
    .replace(/[-‐-―_/,()[\]"“”«»،、・]+/g, ' ')
    .split(/\s+/)
    .map((word) => (word === 'saint' || word === 'sainte' ? 'st' : word))
    .filter((word) => word !== '' && word !== 'the')
    .join(' ');

type CountryTable = {
  readonly byName: ReadonlyMap<string, string>;
  readonly namesOf: ReadonlyMap<string, ReadonlySet<string>>;
};

const tables = new WeakMap<CountryNames, CountryTable>();

/** Spellings of a name: `Myanmar (Burma)` also matches `Myanmar` and `Burma`. */
const variantsOf = (name: string): readonly string[] => {
  const [, before, inParentheses] = /^([^(（]+)[(（]([^)）]+)[)）]$/.exec(name) ?? [];
  return before === undefined || inParentheses === undefined ? [name] : [name, before, inParentheses];
};

function tableOf(names: CountryNames, languages: readonly string[]): CountryTable {
  const cachedTable = tables.get(names);
  if (cachedTable) return cachedTable;
  const byName = new Map<string, string>();
  const namesOf = new Map<string, Set<string>>(names.codes.map((code) => [code, new Set()]));
  const addName = (text: string | undefined, code: string): void => {
    const name = comparableName(text ?? '');
    if (name === '') return;
    if (!byName.has(name)) byName.set(name, code);
    if (byName.get(name) === code) namesOf.get(code)?.add(name);
  };
  for (const code of names.codes) {
    addName(code, code);
    addName(threeLetterCodes.get(code), code);
  }
  for (const language of languages) for (const code of names.codes) addName(names.nameOf(code, language), code);
  for (const code of names.codes) for (const alias of countryAliases[code] ?? []) addName(alias, code);
  for (const language of languages)
    for (const code of names.codes)
      for (const variant of variantsOf(names.nameOf(code, language) ?? '')) addName(variant, code);
  const table = { byName, namesOf };
  tables.set(names, table);
  return table;
}

export const countryNamed = (text: string, names: CountryNames, languages: readonly string[]): string | undefined =>
  tableOf(names, languages).byName.get(comparableName(text));

/** Finds countries, best match first: code or complete name, start of the name, start of a word, other text. */
export function findCountries(
  query: string,
  names: CountryNames,
  languages: readonly string[],
  language: string,
): readonly string[] {
  const searchName = comparableName(query);
  if (searchName === '') return names.codes;
  const { byName, namesOf } = tableOf(names, languages);
  const rankIn = (name: string): number => {
    if (name.startsWith(searchName)) return 1;
    if (` ${name}`.includes(` ${searchName}`)) return 2;
    return name.includes(searchName) ? 3 : NO_MATCH;
  };
  const exactCode = byName.get(searchName);
  const ranked = names.codes.map((code) => {
    const ownRank = rankIn(comparableName(names.nameOf(code, language) ?? code));
    // Do not search other languages for a short text, because too many names contain it.
    const others = searchName.length < MIN_LENGTH_FOR_OTHER_LANGUAGES ? [] : [...(namesOf.get(code) ?? [])].map(rankIn);
    return {
      code,
      rank: code === exactCode ? 0 : Math.min(ownRank, ...others.map((rank) => rank + OTHER_LANGUAGE_RANK)),
    };
  });
  return ranked
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ code }) => code);
}

const NO_MATCH = 10;
const OTHER_LANGUAGE_RANK = 3;
const MIN_LENGTH_FOR_OTHER_LANGUAGES = 3;

/** Country whose name is closest to a mistyped name: at most two errors, and at most one per four letters. */
export function similarCountry(text: string, names: CountryNames, languages: readonly string[]): string | undefined {
  const typed = comparableName(text);
  if (typed.length < MIN_LENGTH_FOR_OTHER_LANGUAGES || typed.length > MAX_NAME) return undefined;
  const max = Math.min(2, Math.floor(typed.length / 4) + 1);
  let [best, least]: [string | undefined, number] = [undefined, max + 1];
  for (const [name, code] of tableOf(names, languages).byName) {
    if (name.length <= MIN_LENGTH_FOR_OTHER_LANGUAGES || Math.abs(name.length - typed.length) >= least) continue;
    const distance = editDistance(typed, name);
    if (distance < least) [best, least] = [code, distance];
  }
  return best;
}

const MAX_NAME = 60;

/** Damerau-Levenshtein distance: insertions, deletions, replacements and swaps of neighbours. */
function editDistance(from: string, to: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      line.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, last] = [last, line];
  }
  return last.at(-1) ?? 0;
}
