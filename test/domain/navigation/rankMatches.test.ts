import { describe, expect, it } from 'vitest';
import { rankMatches } from '../../../src/domain/navigation/rankMatches.ts';

const labels = (search: string, entries: readonly string[]) =>
  rankMatches(
    entries.map((label) => ({ label })),
    search,
  ).map(({ label }) => label);

describe('rankMatches', () => {
  it('matches words in any order, ignoring case and accents', () => {
    expect(labels('MOTIF  retour', ['Motifs de retour', 'Retours', 'Règles'])).toEqual(['Motifs de retour']);
    expect(labels('regles', ['Motifs de retour', 'Règles'])).toEqual(['Règles']);
  });

  it('returns labels that begin with the query before other matches', () => {
    expect(labels('re', ['More', 'In-store returns', 'Return form'])).toEqual([
      'Return form',
      'In-store returns',
      'More',
    ]);
  });

  it('matches keywords of an entry in addition to its label', () => {
    expect(rankMatches([{ label: 'Dark', keywords: ['Appearance'] }, { label: 'Home' }], 'appear')).toHaveLength(1);
  });

  it('returns all entries for an empty query', () => {
    expect(labels('', ['Home', 'Users'])).toEqual(['Home', 'Users']);
  });
});
