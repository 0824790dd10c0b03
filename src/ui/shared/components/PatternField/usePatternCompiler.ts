import { useState } from 'react';
import type { Result } from '../../../../domain/shared/result.ts';
import type { CompilePattern } from '../../../../domain/validation/patterns/patternEngine.ts';

export type PatternCompiler = {
  /** Undefined until the pattern engine is loaded. */
  readonly compile: CompilePattern | undefined;
  readonly prepare: () => void;
};

/** Loads the pattern engine only when the user starts typing, because its script is larger than most pages. */
export function usePatternCompiler(load: () => Promise<Result<CompilePattern, unknown>>): PatternCompiler {
  const [compile, setCompile] = useState<CompilePattern>();

  async function fetchEngine(): Promise<void> {
    const loaded = await load();
    if (loaded.ok) setCompile(() => loaded.value);
  }

  return { compile, prepare: () => void (compile ?? fetchEngine()) };
}
