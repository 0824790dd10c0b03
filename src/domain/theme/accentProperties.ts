import { accentOf, type AccentTokens } from './accent.ts';

export type StyleProperty = readonly [property: `--${string}`, value: string];

const NAMES = {
  solid: 'solid',
  solidHover: 'hover',
  text: 'text',
  subtle: 'subtle',
  line: 'line',
  focusRing: 'ring',
} as const satisfies Record<keyof AccentTokens, string>;

/**
 * The custom properties that put a brand's accent on a page, for both themes: `--brand-light-solid`, `--brand-dark-text` …
 * The values are hex colours of our own making, so they are safe in a style sheet whatever the brand's setting held.
 */
export function accentProperties(seedHex: string): readonly StyleProperty[] {
  const accent = accentOf(seedHex);
  return (['light', 'dark'] as const).flatMap((theme) =>
    Object.entries(NAMES).map(([token, name]): StyleProperty => [
      `--brand-${theme}-${name}`,
      accent[theme][token as keyof AccentTokens],
    ]),
  );
}
