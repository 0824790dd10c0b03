import type { Result } from '../../domain/shared/result.ts';
import type { CompilePattern } from '../../domain/validation/patterns/patternEngine.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** Regular expression engine that matches merchants' patterns in linear time. */
export interface PatternEngine {
  /** Loads the engine. On demand, because it is larger than the page. `unreachable` while offline. */
  load(): Promise<Result<CompilePattern, PortFailure>>;
}
export const PatternEngine = portToken<PatternEngine>('PatternEngine');
