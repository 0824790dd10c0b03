import type { ConsumerTheme, ThemeColour } from './consumerTheme.ts';
import { nearestReadableColour } from './nearestReadableColour.ts';
import { contrastPairs, READABLE, type ContrastPair } from './themeContrast.ts';

export type ColourSuggestion = { readonly field: ThemeColour; readonly colour: string };

const partnersOf = (theme: ConsumerTheme, field: ThemeColour): readonly string[] =>
  contrastPairs.flatMap(({ text, background }) => {
    if (text === field) return [theme[background]];
    return background === field ? [theme[text]] : [];
  });

/** Suggestions for an unreadable pair. Each changes one colour so that all its pairs are readable. */
export const readableColours = (
  theme: ConsumerTheme,
  { text, background }: ContrastPair,
): readonly ColourSuggestion[] =>
  [background, text].flatMap((field) => {
    const colour = nearestReadableColour(theme[field], partnersOf(theme, field), READABLE);
    return colour === undefined ? [] : [{ field, colour }];
  });
