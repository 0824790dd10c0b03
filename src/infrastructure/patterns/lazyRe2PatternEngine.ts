import type { PatternEngine } from '../../application/return-reasons/PatternEngine.ts';
import { err, ok } from '../../domain/shared/result.ts';

/** The pattern engine that the service uses, too. Its script is loaded on demand. */
export const lazyRe2PatternEngine: PatternEngine = {
  async load() {
    try {
      const { compileRe2Pattern } = await import('./re2PatternEngine.ts');
      return ok(compileRe2Pattern);
    } catch {
      return err({ kind: 'unreachable' });
    }
  },
};
