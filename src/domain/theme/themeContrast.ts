import type { ConsumerTheme, ThemeColour } from './consumerTheme.ts';
import { contrastRatio } from './contrastRatio.ts';

/** Least contrast of text, as WCAG 2 asks at level AA. */
export const READABLE = 4.5;
/** Below this a text is hardly seen at all: it must not go live. */
const VISIBLE = 2;

/** What is written in which colour on which. */
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
  /** 1 to 21. */
  readonly ratio: number;
  readonly verdict: ContrastVerdict;
};

function verdictOf(ratio: number): ContrastVerdict {
  if (ratio >= READABLE) return 'passes';
  return ratio < VISIBLE ? 'unreadable' : 'hard-to-read';
}

/** How each text of a theme reads on what is behind it. */
export const contrastsOf = (theme: ConsumerTheme): readonly PairContrast[] =>
  contrastPairs.map(({ text, background }) => {
    const ratio = contrastRatio(theme[text], theme[background]);
    return { text, background, ratio, verdict: verdictOf(ratio) };
  });

/** The pairs of a theme that fall short of WCAG AA. */
export const contrastProblems = (theme: ConsumerTheme): readonly PairContrast[] =>
  contrastsOf(theme).filter(({ verdict }) => verdict !== 'passes');
