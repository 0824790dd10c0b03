import { err, ok, type Result } from '../../domain/shared/result.ts';
import { PATTERN_LIMIT } from '../../domain/validation/patterns/patternEngine.ts';
import { isTooLong } from '../../domain/validation/textLimit.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { PatternEngine } from './PatternEngine.ts';
import type { ReturnReasonsStore } from './ReturnReasonsStore.ts';

export type PatternError = { readonly kind: 'pattern-invalid' | 'pattern-too-long' };

/** Changes what a customer may write beside a reason, if it is a pattern at all. */
export class ChangeCommentPattern {
  readonly #engine: PatternEngine;
  readonly #reasons: ReturnReasonsStore;

  constructor(engine: PatternEngine, reasons: ReturnReasonsStore) {
    this.#engine = engine;
    this.#reasons = reasons;
  }

  /** Empty goes back to the default pattern. Whatever is wrong leaves the pattern as it was. */
  async execute(pattern: string): Promise<Result<void, PatternError | PortFailure>> {
    if (isTooLong(PATTERN_LIMIT, pattern)) return err({ kind: 'pattern-too-long' });
    if (pattern !== '') {
      const compile = await this.#engine.load();
      if (!compile.ok) return compile;
      if (!compile.value(pattern)) return err({ kind: 'pattern-invalid' });
    }
    this.#reasons.changePattern(pattern);
    return ok(undefined);
  }
}
