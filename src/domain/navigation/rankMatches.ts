import { foldForSearch } from '../shared/foldForSearch.ts';

/** What can be looked for: its label, what it is called besides, and words beside these that lead to it as well. */
export type Findable = {
  readonly label: string;
  /** The same in other languages. */
  readonly otherLabels?: readonly string[] | undefined;
  readonly keywords?: readonly string[] | undefined;
};

function rankOf(entry: Findable, words: readonly string[]): number | undefined {
  const { label, otherLabels = [], keywords = [] } = entry;
  const ranks = [label, ...otherLabels].flatMap((name) => rankOfName(name, keywords, words) ?? []);
  return ranks.length > 0 ? Math.min(...ranks) : undefined;
}

const rankOfName = (label: string, keywords: readonly string[], words: readonly string[]): number | undefined => {
  const folded = foldForSearch(label);
  const whole = foldForSearch([label, ...keywords].join(' '));
  if (!words.every((word) => whole.includes(word))) return undefined;
  const [first = ''] = words;
  if (folded.startsWith(first)) return 0;
  if (folded.split(/\s+/).some((word) => word.startsWith(first))) return 1;
  return folded.includes(first) ? 2 : 3;
};

/** Those that hold every word of a search, the ones whose label begins with it first; all of them for an empty one. */
export function rankMatches<Entry extends Findable>(entries: readonly Entry[], search: string): readonly Entry[] {
  const words = foldForSearch(search).split(/\s+/).filter(Boolean);
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, words);
      return rank === undefined ? [] : [{ entry, rank }];
    })
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ entry }) => entry);
}
