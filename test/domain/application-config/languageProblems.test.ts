import { describe, expect, it } from 'vitest';
import { languageProblems } from '../../../src/domain/application-config/languageProblems.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';

const offering = (languages: Readonly<Record<string, unknown>>, more = {}) =>
  aCompanyConfiguration({ applicationConfig: { config: { languages } }, ...more });
const stopped = [{ problem: 'changes.problems.defaultLanguageNotOffered', isBlocking: true }];

describe('the languages of a portal [CF-7]', () => {
  it('must hold the one it starts in, whichever of the two changed', () => {
    const before = offering({ offered: ['en', 'nl'], default: 'en' });
    expect(languageProblems({ before, after: offering({ offered: ['nl'], default: 'en' }) })).toEqual(stopped);
    expect(languageProblems({ before, after: offering({ offered: ['en', 'nl'], default: 'fr' }) })).toEqual(stopped);
    expect(languageProblems({ before, after: offering({ offered: ['en', 'nl'], default: 'nl' }) })).toEqual([]);
  });

  it('are all offered where none are listed, and any may be the first where none is chosen', () => {
    const before = offering({ offered: ['en', 'nl'], default: 'en' });
    expect(languageProblems({ before, after: offering({ default: 'fr' }) })).toEqual([]);
    expect(languageProblems({ before, after: offering({ offered: ['nl'] }) })).toEqual([]);
  });

  it('are no news where another part of the portal changed', () => {
    const before = offering({ offered: ['nl'], default: 'en' });
    const after = offering({ offered: ['nl'], default: 'en' }, { name: 'Another' });
    expect(languageProblems({ before, after })).toEqual([]);
  });
});
