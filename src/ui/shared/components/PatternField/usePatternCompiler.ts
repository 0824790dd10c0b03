import { useState } from 'react';
import type { Result } from '../../../../domain/shared/result.ts';
import type { CompilePattern } from '../../../../domain/validation/patterns/patternEngine.ts';

export type PatternCompiler = {
  /** Compiles patterns, once the engine is there. */
  readonly compile: CompilePattern | undefined;
  /** Fetches the engine, if it is not there yet. */
  readonly prepare: () => void;
};

/** The engine of merchants' patterns, fetched when somebody begins to type one: it is larger than most pages. */
export function usePatternCompiler(load: () => Promise<Result<CompilePattern, unknown>>): PatternCompiler {
  const [compile, setCompile] = useState<CompilePattern>();

  async function fetchEngine(): Promise<void> {
    const loaded = await load();
    if (loaded.ok) setCompile(() => loaded.value);
  }

  return { compile, prepare: () => void (compile ?? fetchEngine()) };
}
