import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/domain/languages/language.ts';
import { textsIn } from '../../support/textsIn.ts';

/** Failures that also occur in other parts of the product. All other failures are specific to a publish. */
const kinds = ['busy', 'rejected', 'stale', 'timed-out', 'unauthorized', 'unavailable', 'unreachable'] as const;

describe('the texts of publish failures', () => {
  it.each(languages)(
    'begin in %s with the title that the same error has in other parts of the product [LG-3]',
    async (language) => {
      const t = await textsIn(language);
      const reasons = kinds.map((kind) => t(`publishing.reasons.${kind}`).slice(0, t(`errors.${kind}.title`).length));
      expect(reasons).toEqual(kinds.map((kind) => t(`errors.${kind}.title`)));
    },
  );
});
