import type { ConsumerTheme, ThemeColour } from './consumerTheme.ts';
import { contrastRatio } from './oklch.ts';

/** Minimum contrast of text (WCAG 2 level AA). */
export const READABLE = 4.5;
/** Minimum contrast for publishing. Text with less contrast is nearly invisible. */
const MIN_PUBLISHABLE_CONTRAST = 2;

export const contrastPairs = [
  { text: 'buttonTextColor', background: 'primaryColor' },
  { text: 'buttonTextColor', background: 'hoverPrimaryColor' },
  { text: 'alternateTextColor', background: 'publicAreaBackgroundColor' },
] as const satisfies readonly { readonly text: ThemeColour; readonly background: ThemeColour }[];

export type ContrastPair = {
  readonly text: (typeof contrastPairs)[number]['text'];
  readonly background: (typeof contrastPairs)[number]['background'];
};

export type ContrastVerdict = 'passes' | 'hard-to-read' | 'unreadable';

export type PairContrast = ContrastPair & {
  /** Contrast ratio, 1 to 21. */
  readonly ratio: number;
  readonly verdict: ContrastVerdict;
};

function verdictOf(ratio: number): ContrastVerdict {
  if (ratio >= READABLE) return 'passes';
  return ratio < MIN_PUBLISHABLE_CONTRAST ? 'unreadable' : 'hard-to-read';
}

export const contrastsOf = (theme: ConsumerTheme): readonly PairContrast[] =>
  contrastPairs.map(({ text, background }) => {
    const ratio = contrastRatio(theme[text], theme[background]);
    return { text, background, ratio, verdict: verdictOf(ratio) };
  });

export const contrastProblems = (theme: ConsumerTheme): readonly PairContrast[] =>
  contrastsOf(theme).filter(({ verdict }) => verdict !== 'passes');
