import { describe, expect, it } from 'vitest';
import { languageProblems } from '../../../src/domain/application-config/applicationConfigSubjects.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';

const offering = (languages: Readonly<Record<string, unknown>>, more = {}) =>
  aCompanyConfiguration({ applicationConfig: { config: { languages } }, ...more });
const stopped = [{ problem: 'changes.problems.defaultLanguageNotOffered', isBlocking: true }];

describe('languageProblems [CF-7]', () => {
  it('reports a default language that is not offered, whether the default or the offered languages changed', () => {
    const before = offering({ offered: ['en', 'nl'], default: 'en' });
    expect(languageProblems({ before, after: offering({ offered: ['nl'], default: 'en' }) })).toEqual(stopped);
    expect(languageProblems({ before, after: offering({ offered: ['en', 'nl'], default: 'fr' }) })).toEqual(stopped);
    expect(languageProblems({ before, after: offering({ offered: ['en', 'nl'], default: 'nl' }) })).toEqual([]);
  });

  it('reports nothing if no offered languages are listed or no default is set', () => {
    const before = offering({ offered: ['en', 'nl'], default: 'en' });
    expect(languageProblems({ before, after: offering({ default: 'fr' }) })).toEqual([]);
    expect(languageProblems({ before, after: offering({ offered: ['nl'] }) })).toEqual([]);
  });

  it('reports nothing if the change concerns another part of the portal', () => {
    const before = offering({ offered: ['nl'], default: 'en' });
    const after = offering({ offered: ['nl'], default: 'en' }, { name: 'Another' });
    expect(languageProblems({ before, after })).toEqual([]);
  });
});
