import { describe, expect, it } from 'vitest';
import { rankMatches } from '../../../src/domain/navigation/rankMatches.ts';

const labels = (search: string, entries: readonly string[]) =>
  rankMatches(
    entries.map((label) => ({ label })),
    search,
  ).map(({ label }) => label);

describe('what is looked for in the command palette', () => {
  it('is found by words in any order, without case and accents', () => {
    expect(labels('MOTIF  retour', ['Motifs de retour', 'Retours', 'Règles'])).toEqual(['Motifs de retour']);
    expect(labels('regles', ['Motifs de retour', 'Règles'])).toEqual(['Règles']);
  });

  it('comes first where its label begins with it', () => {
    expect(labels('re', ['More', 'In-store returns', 'Return form'])).toEqual([
      'Return form',
      'In-store returns',
      'More',
    ]);
  });

  it('is found by what stands beside the label', () => {
    expect(rankMatches([{ label: 'Dark', keywords: ['Appearance'] }, { label: 'Home' }], 'appear')).toHaveLength(1);
  });

  it('is everything while nothing is typed', () => {
    expect(labels('', ['Home', 'Users'])).toEqual(['Home', 'Users']);
  });
});
