import { ACCENT_BACKGROUNDS, accentOf } from './accent.ts';
import { contrastRatio } from './oklch.ts';
import { READABLE } from './themeContrast.ts';

const WHITE = '#ffffff';

export type AccentSample = {
  readonly kind: 'button' | 'link' | 'selectedPage';
  readonly text: string;
  readonly background: string;
  readonly ratio: number;
};

export type AccentSamples = {
  readonly samples: readonly AccentSample[];
  /** Colour of buttons. Present if it differs from the brand colour. */
  readonly adjusted: { readonly colour: string; readonly isTooLight: boolean } | undefined;
};

const sampleOf = (kind: AccentSample['kind'], text: string, background: string): AccentSample => ({
  kind,
  text,
  background,
  ratio: contrastRatio(text, background),
});

export function accentSamples(seedHex: string): AccentSamples {
  const { solid, text, subtle } = accentOf(seedHex).light;
  return {
    samples: [
      sampleOf('button', WHITE, solid),
      sampleOf('link', text, ACCENT_BACKGROUNDS.light.canvas),
      sampleOf('selectedPage', text, subtle),
    ],
    adjusted:
      solid === seedHex.toLowerCase()
        ? undefined
        : { colour: solid, isTooLight: contrastRatio(WHITE, seedHex) < READABLE },
  };
}
