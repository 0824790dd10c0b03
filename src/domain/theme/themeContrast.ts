import type { ConsumerTheme, ThemeColour } from './consumerTheme.ts';
import { contrastRatio } from './contrastRatio.ts';
import { nearestReadableColour } from './nearestReadableColour.ts';

/** Least contrast of text, as WCAG 2 asks at level AA. */
const READABLE = 4.5;
/** Below this a text is hardly seen at all: it must not go live. */
const VISIBLE = 2;

/** What is written in which colour on which. */
const pairs = [
  { text: 'buttonTextColor', background: 'primaryColor' },
  { text: 'buttonTextColor', background: 'hoverPrimaryColor' },
  { text: 'alternateTextColor', background: 'publicAreaBackgroundColor' },
] as const satisfies readonly { readonly text: ThemeColour; readonly background: ThemeColour }[];
type Pair = {
  readonly text: (typeof pairs)[number]['text'];
  readonly background: (typeof pairs)[number]['background'];
};

export type ColourSuggestion = { readonly field: ThemeColour; readonly colour: string };

export type ContrastVerdict = 'passes' | 'hard-to-read' | 'unreadable';

export type PairContrast = Pair & {
  /** 1 to 21. */
  readonly ratio: number;
  readonly verdict: ContrastVerdict;
  /** For the background, then for the text; each by itself makes everything readable that its colour is part of. */
  readonly suggestions: readonly ColourSuggestion[];
};

const partnersOf = (theme: ConsumerTheme, field: ThemeColour): readonly string[] =>
  pairs.flatMap(({ text, background }) => {
    if (text === field) return [theme[background]];
    return background === field ? [theme[text]] : [];
  });

function suggest(theme: ConsumerTheme, field: ThemeColour): readonly ColourSuggestion[] {
  const colour = nearestReadableColour(theme[field], partnersOf(theme, field), READABLE);
  return colour === undefined ? [] : [{ field, colour }];
}

function verdictOf(ratio: number): ContrastVerdict {
  if (ratio >= READABLE) return 'passes';
  return ratio < VISIBLE ? 'unreadable' : 'hard-to-read';
}

/** How each text of a theme reads on what is behind it, with the nearest colours that pass where it falls short. */
export const contrastsOf = (theme: ConsumerTheme): readonly PairContrast[] =>
  pairs.map(({ text, background }) => {
    const ratio = contrastRatio(theme[text], theme[background]);
    const verdict = verdictOf(ratio);
    const suggestions = verdict === 'passes' ? [] : [...suggest(theme, background), ...suggest(theme, text)];
    return { text, background, ratio, verdict, suggestions };
  });

/** The pairs of a theme that fall short of WCAG AA, each with the nearest colours that do not. */
export const contrastProblems = (theme: ConsumerTheme): readonly PairContrast[] =>
  contrastsOf(theme).filter(({ verdict }) => verdict !== 'passes');
