import type { Result } from '../../domain/shared/result.ts';
import type { CompilePattern } from '../../domain/validation/patterns/patternEngine.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** What matches merchants' patterns in linear time. */
export interface PatternEngine {
  /** Fetches the engine when it is first needed: it is larger than the page that uses it. `unreachable` while offline. */
  load(): Promise<Result<CompilePattern, PortFailure>>;
}
export const PatternEngine = portToken<PatternEngine>('PatternEngine');
