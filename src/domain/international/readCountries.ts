import { foldForSearch } from '../shared/foldForSearch.ts';
import type { CountryNames } from './country.ts';

export type ReadCountries = {
  /** In the order in which they were named, each once. */
  readonly codes: readonly string[];
  /** What stands for no country, as it was written, each once. */
  readonly unknown: readonly string[];
};

/** Most entries that are read at once. */
const MOST_COUNTRIES = 1000;

const known = new WeakMap<CountryNames, ReadonlyMap<string, string>>();

/** Codes and names in each of these languages, folded. A name that stands for several countries is the first one's. */
function namesOf(names: CountryNames, languages: readonly string[]): ReadonlyMap<string, string> {
  const read = known.get(names);
  if (read) return read;
  const byName = new Map<string, string>();
  const learn = (text: string | undefined, code: string) => {
    const folded = foldForSearch(text ?? '');
    if (folded !== '' && !byName.has(folded)) byName.set(folded, code);
  };
  for (const code of names.codes) learn(code, code);
  for (const language of languages) for (const code of names.codes) learn(names.nameOf(code, language), code);
  known.set(names, byName);
  return byName;
}

/** Countries from a list that was pasted: codes or names in any of the languages, apart by lines, commas, semicolons or tabs. */
export function readCountries(text: string, names: CountryNames, languages: readonly string[]): ReadCountries {
  const byName = namesOf(names, languages);
  const codes = new Set<string>();
  const unknown = new Set<string>();
  for (const part of text.split(/[\n\r\t;|]+/)) {
    // A name may hold a comma itself, or be turned around at one: “Korea, South”.
    const turned = part.replace(/^([^,]+),([^,]+)$/, '$2 $1');
    const whole = byName.get(foldForSearch(part.trim())) ?? byName.get(foldForSearch(turned.trim()));
    if (whole !== undefined) codes.add(whole);
    const entries = whole === undefined ? part.split(/[,、،]/) : [];
    for (const entry of entries
      .map((each) => each.trim().replace(/^["'“”]+|(?<!["'“”])["'“”]+$/g, ''))
      .filter(Boolean)) {
      const code = byName.get(foldForSearch(entry)) ?? byName.get(foldForSearch(entry.replace(/\.$/, '')));
      if (code === undefined) unknown.add(entry);
      else codes.add(code);
    }
  }
  return { codes: [...codes].slice(0, MOST_COUNTRIES), unknown: [...unknown].slice(0, MOST_COUNTRIES) };
}
