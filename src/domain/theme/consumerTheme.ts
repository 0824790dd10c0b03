import { parseHexColour } from './parseHexColour.ts';

export type LogoSize = 'small' | 'medium';

/** Maximum size of a logo in CSS pixels [SH-6]. */
export const logoBoxes: Readonly<Record<LogoSize, { readonly width: number; readonly height: number }>> = {
  small: { width: 280, height: 40 },
  medium: { width: 300, height: 60 },
};

/** Names of the theme's colours. Each colour is `#rrggbb`. */
export const themeColours = [
  'primaryColor',
  'hoverPrimaryColor',
  'buttonTextColor',
  'alternateTextColor',
  'publicAreaBackgroundColor',
  'logoBackground',
] as const;
export type ThemeColour = (typeof themeColours)[number];

export const themeLogos = ['headerLogoSize', 'loginAndSignupPageLogoSize'] as const;
export type ThemeLogo = (typeof themeLogos)[number];

/** Complete theme of the customer portal [CT-3]. */
export type ConsumerTheme = Readonly<Record<ThemeColour, string>> & Readonly<Record<ThemeLogo, LogoSize>>;

/** Theme of a merchant without settings. The first three colours and the size are from the specification [CT-3]. */
export const DEFAULT_THEME: ConsumerTheme = {
  primaryColor: '#4a90e2',
  hoverPrimaryColor: '#32659e',
  alternateTextColor: '#000000',
  buttonTextColor: '#ffffff',
  publicAreaBackgroundColor: '#ffffff',
  logoBackground: '#ffffff',
  headerLogoSize: 'medium',
  loginAndSignupPageLogoSize: 'medium',
};

const isLogoSize = (value: unknown): value is LogoSize => value === 'small' || value === 'medium';

/** Theme of stored settings. Invalid values become defaults, so that no unvalidated value reaches a stylesheet. */
export function themeWithDefaults(configured: Readonly<Record<string, unknown>> = {}): ConsumerTheme {
  const colours = themeColours.map((name) => {
    const value = configured[name];
    return [name, (typeof value === 'string' ? parseHexColour(value) : undefined) ?? DEFAULT_THEME[name]] as const;
  });
  const logos = themeLogos.map((name) => {
    const value = configured[name];
    return [name, isLogoSize(value) ? value : DEFAULT_THEME[name]] as const;
  });
  return { ...DEFAULT_THEME, ...Object.fromEntries<string>([...colours, ...logos]) };
}
