import 'react';

declare module 'react' {
  // Custom properties, read by style sheets.
  interface CSSProperties {
    readonly [property: `--${string}`]: string | number | undefined;
  }
}
