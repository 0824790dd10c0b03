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

/** CSS properties of an accent. The values are generated hex colours, so they are safe in a stylesheet. */
export function accentProperties(seedHex: string): readonly StyleProperty[] {
  const accent = accentOf(seedHex);
  return (['light', 'dark'] as const).flatMap((theme) =>
    Object.entries(NAMES).map(([token, name]): StyleProperty => [
      `--brand-${theme}-${name}`,
      accent[theme][token as keyof AccentTokens],
    ]),
  );
}
