import type { CountryNames } from './country.ts';
import { comparableName, countryNamed } from './matchCountry.ts';

export type ReadCountries = {
  readonly codes: readonly string[];
  readonly unknown: readonly string[];
};

const MAX_COUNTRIES = 1000;
const MAX_CODE_LENGTH = 3;

/** Parses codes or names in any language, separated by lines, commas, semicolons, bars or tabs. */
export function readCountries(text: string, names: CountryNames, languages: readonly string[]): ReadCountries {
  const codes = new Set<string>();
  const unknown = new Set<string>();
  const codeOfName = (entry: string): string | undefined => countryNamed(entry, names, languages);
  for (const line of text.split(/[\n\r]+/))
    for (const entry of entriesOf(line, codeOfName)) {
      if (entry.code === undefined) unknown.add(entry.text);
      else codes.add(entry.code);
    }
  return { codes: [...codes].slice(0, MAX_COUNTRIES), unknown: [...unknown].slice(0, MAX_COUNTRIES) };
}

type Named = (entry: string) => string | undefined;
type Entry = { readonly text: string; readonly code: string | undefined };

function entriesOf(line: string, codeOfName: Named): readonly Entry[] {
  const entries = line
    .split(/[\t;|]/)
    .map(withoutMarks)
    .filter(Boolean)
    .flatMap((part) => partsOf(part, codeOfName))
    .map((text) => ({ text, code: labelled(text, codeOfName) }));
  const full = entries.filter(({ text, code }) => code !== undefined && !isShort(text));
  if (full.length === 0) return entries;
  // Next to a country name, a two-letter word may mean yes, no or a continent (AF, AS, NA).
  // Read the word as a code only if it matches that name, or if it is another word in capitals.
  return entries.map((entry) =>
    entry.code !== undefined &&
    isShort(entry.text) &&
    !full.some(({ code }) => code === entry.code) &&
    (entry.text !== entry.text.toUpperCase() || ambiguousCodes.has(entry.text))
      ? { ...entry, code: undefined }
      : entry,
  );
}

const isShort = (text: string): boolean => /^\p{Script=Latin}+$/u.test(text) && text.length <= MAX_CODE_LENGTH;
/** Country codes that are also words: Norway, Afghanistan, American Samoa, Namibia, Saudi Arabia, Tonga. */
const ambiguousCodes: ReadonlySet<string> = new Set(['NO', 'AF', 'AS', 'NA', 'SA', 'TO']);

const withoutMarks = (text: string): string =>
  text
    .trim()
    .replace(/^(?:\d{1,4}\s*[.):]|[-–—*•·◦▪])\s*/, '')
    .replace(/^["'“”]+|(?<!["'“”])["'“”]+$/g, '')
    .trim();

const COMMA = /[,、،]/;

/** Splits at commas, unless they belong to a name: `Korea, South`, `Congo, Democratic Republic of the`. */
function partsOf(part: string, codeOfName: Named): readonly string[] {
  if (!COMMA.test(part) || codeOfName(part) !== undefined || codeOfInvertedName(part, codeOfName) !== undefined)
    return [part];
  const entries = part.split(COMMA).map(withoutMarks).filter(Boolean);
  return entries.slice(1).some((entry) => codeOfName(entry) === undefined && isPartOfName(entry)) ? [part] : entries;
}

function codeOfInvertedName(text: string, codeOfName: Named): string | undefined {
  const [, first = '', second = ''] = /^([^,]+),([^,]+)$/.exec(text) ?? [];
  return first === '' ? undefined : codeOfName(`${second} ${first}`);
}

const nameParts: ReadonlySet<string> = new Set(
  (
    'of republic state states islands island north south east west northern southern eastern western democratic ' +
    'british french dutch us equatorial federation federated kingdom province islamic united plurinational bolivarian'
  ).split(' '),
);

const isPartOfName = (text: string): boolean =>
  comparableName(text)
    .split(' ')
    .some((word) => nameParts.has(word));

/** Country of a text like `Germany (DE)`, if name and code mean the same country. */
function labelled(text: string, codeOfName: Named): string | undefined {
  const codeOfText = codeOfName(text) ?? codeOfInvertedName(text, codeOfName);
  if (codeOfText !== undefined) return codeOfText;
  const [, name = '', code = ''] = /^(.*)[([](\w{2,3})[)\]]$/.exec(text) ?? [];
  const nameCode = codeOfName(name);
  return nameCode !== undefined && nameCode === codeOfName(code) ? nameCode : undefined;
}
