import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/domain/languages/language.ts';
import { textsIn } from '../../support/textsIn.ts';

/** Those that mean the same of a publish as of anything else; the others say what it was that may not be published. */
const kinds = ['busy', 'rejected', 'stale', 'timed-out', 'unauthorized', 'unavailable', 'unreachable'] as const;

describe('why a publish failed', () => {
  it.each(languages)('is said in %s with the words that say it everywhere else [LG-3]', async (language) => {
    const t = await textsIn(language);
    const said = kinds.map((kind) => t(`publishing.reasons.${kind}`).slice(0, t(`errors.${kind}.title`).length));
    expect(said).toEqual(kinds.map((kind) => t(`errors.${kind}.title`)));
  });
});
