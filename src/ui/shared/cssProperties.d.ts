import 'react';

declare module 'react' {
  // Custom properties, which a style sheet reads.
  interface CSSProperties {
    readonly [property: `--${string}`]: string | number | undefined;
  }
}
