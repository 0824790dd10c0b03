import { foldForSearch } from '../shared/foldForSearch.ts';

export type Findable = {
  readonly label: string;
  readonly otherLabels?: readonly string[] | undefined;
  readonly keywords?: readonly string[] | undefined;
};

function rankOf(entry: Findable, searchWords: readonly string[]): number | undefined {
  const { label, otherLabels = [], keywords = [] } = entry;
  const ranks = [label, ...otherLabels].flatMap((name) => rankOfName(name, keywords, searchWords) ?? []);
  return ranks.length > 0 ? Math.min(...ranks) : undefined;
}

const rankOfName = (label: string, keywords: readonly string[], searchWords: readonly string[]): number | undefined => {
  const folded = foldForSearch(label);
  const searched = foldForSearch([label, ...keywords].join(' '));
  if (!searchWords.every((word) => searched.includes(word))) return undefined;
  const [first = ''] = searchWords;
  if (folded.startsWith(first)) return 0;
  if (folded.split(/\s+/).some((word) => word.startsWith(first))) return 1;
  return folded.includes(first) ? 2 : 3;
};

/** Entries that contain every word, best match first. An empty search returns all. */
export function rankMatches<Entry extends Findable>(entries: readonly Entry[], search: string): readonly Entry[] {
  const searchWords = foldForSearch(search).split(/\s+/).filter(Boolean);
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, searchWords);
      return rank === undefined ? [] : [{ entry, rank }];
    })
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ entry }) => entry);
}
