import 'react';

declare module 'react' {
  // Allows CSS custom properties in the `style` attribute.
  interface CSSProperties {
    readonly [property: `--${string}`]: string | number | undefined;
  }
}
