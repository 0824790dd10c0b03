import { err, ok, type Result } from '../../domain/shared/result.ts';
import { PATTERN_LIMIT } from '../../domain/validation/patterns/patternEngine.ts';
import { isTooLong } from '../../domain/validation/textLimit.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { PatternEngine } from './PatternEngine.ts';
import type { ReturnReasonsStore } from './ReturnReasonsStore.ts';

export type PatternError = { readonly kind: 'pattern-invalid' | 'pattern-too-long' };

export class ChangeCommentPattern {
  readonly #engine: PatternEngine;
  readonly #reasons: ReturnReasonsStore;

  constructor(engine: PatternEngine, reasons: ReturnReasonsStore) {
    this.#engine = engine;
    this.#reasons = reasons;
  }

  /** Changes the pattern. An empty pattern restores the default. An invalid pattern changes nothing. */
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
