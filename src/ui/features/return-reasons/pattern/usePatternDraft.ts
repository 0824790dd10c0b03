import { useState } from 'react';
import type { PatternError } from '../../../../application/return-reasons/ChangeCommentPattern.ts';
import type { PatternEngine } from '../../../../application/return-reasons/PatternEngine.ts';
import type { PortFailure } from '../../../../application/shared/failure.ts';
import type { Result } from '../../../../domain/shared/result.ts';
import type { CompilePattern } from '../../../../domain/validation/patterns/patternEngine.ts';

export type PatternDraft = {
  /** What is typed, or the pending pattern where nothing is. */
  readonly text: string;
  readonly error: PatternError | PortFailure | undefined;
  /** Compiles patterns, once the engine is there. */
  readonly compile: CompilePattern | undefined;
  readonly change: (text: string) => void;
  /** Fetches the engine, if it is not there yet. */
  readonly prepare: () => void;
  readonly commit: () => void;
};

/** A pattern while it is typed. It becomes a pending change when it is left, if it is one; else it stays to be mended. */
export function usePatternDraft(
  pending: string,
  engine: PatternEngine,
  save: (pattern: string) => Promise<Result<void, PatternError | PortFailure>>,
): PatternDraft {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<PatternError | PortFailure>();
  const [compile, setCompile] = useState<CompilePattern>();

  async function load(): Promise<void> {
    const loaded = await engine.load();
    if (loaded.ok) setCompile(() => loaded.value);
  }

  async function saveTyped(pattern: string): Promise<void> {
    const saved = await save(pattern);
    setError(saved.ok ? undefined : saved.error);
    // Whoever went on typing meanwhile keeps what they typed.
    if (saved.ok) setTyped((current) => (current === pattern ? undefined : current));
  }

  function change(text: string): void {
    void load();
    setTyped(text);
    setError(undefined);
  }

  return {
    text: typed ?? pending,
    error,
    compile,
    change,
    prepare: () => void load(),
    commit: () => typed !== undefined && void saveTyped(typed),
  };
}
