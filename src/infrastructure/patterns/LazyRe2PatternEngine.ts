import type { PatternEngine } from '../../application/return-reasons/PatternEngine.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { CompilePattern } from '../../domain/validation/patterns/patternEngine.ts';

/** Same engine as the service, in its own chunk. */
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
