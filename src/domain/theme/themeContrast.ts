import type { ConsumerTheme, ThemeColour } from './consumerTheme.ts';
import { contrastRatio } from './contrastRatio.ts';
import { nearestReadableColour } from './nearestReadableColour.ts';

/** Least contrast of text, as WCAG 2 asks at level AA. */
const READABLE = 4.5;
/** Below this a text is hardly seen at all: it must not go live. */
const VISIBLE = 2;

type Pair = { readonly text: ThemeColour; readonly background: ThemeColour };

const pairs: readonly Pair[] = [
  { text: 'buttonTextColor', background: 'primaryColor' },
  { text: 'buttonTextColor', background: 'hoverPrimaryColor' },
  { text: 'alternateTextColor', background: 'publicAreaBackgroundColor' },
];

export type ColourSuggestion = { readonly field: ThemeColour; readonly colour: string };

export type ContrastProblem = Pair & {
  /** 1 to 21. */
  readonly ratio: number;
  readonly isBlocking: boolean;
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

/** The pairs of a theme that fall short of WCAG AA, each with the nearest colours that do not. */
export const contrastProblems = (theme: ConsumerTheme): readonly ContrastProblem[] =>
  pairs.flatMap(({ text, background }): readonly ContrastProblem[] => {
    const ratio = contrastRatio(theme[text], theme[background]);
    if (ratio >= READABLE) return [];
    const suggestions = [...suggest(theme, background), ...suggest(theme, text)];
    return [{ text, background, ratio, isBlocking: ratio < VISIBLE, suggestions }];
  });
