import type { PatternEngine } from '../../application/return-reasons/PatternEngine.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { CompilePattern } from '../../domain/validation/patterns/patternEngine.ts';

/** The pattern engine that the service uses, too. Its script is loaded on demand. */
export class LazyRe2PatternEngine implements PatternEngine {
  async load(): Promise<Result<CompilePattern, PortFailure>> {
    try {
      const { compileRe2Pattern } = await import('./re2PatternEngine.ts');
      return ok(compileRe2Pattern);
    } catch {
      return err({ kind: 'unreachable' });
    }
  }
}
