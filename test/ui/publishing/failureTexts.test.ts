import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/domain/languages/language.ts';
import { textsIn } from '../../support/textsIn.ts';

/** Failures with the same meaning for a publish as elsewhere. The others explain what may not be published. */
const kinds = ['busy', 'rejected', 'stale', 'timed-out', 'unauthorized', 'unavailable', 'unreachable'] as const;

describe('the reasons of a failed publish', () => {
  it.each(languages)('in %s use the texts of the same errors elsewhere [LG-3]', async (language) => {
    const t = await textsIn(language);
    const said = kinds.map((kind) => t(`publishing.reasons.${kind}`).slice(0, t(`errors.${kind}.title`).length));
    expect(said).toEqual(kinds.map((kind) => t(`errors.${kind}.title`)));
  });
});
