/** Pixels of a picture, row by row, as RGBA with four bytes per pixel. */
export type Pixels = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
};

export type Size = { readonly width: number; readonly height: number };

export type Area = Size & { readonly x: number; readonly y: number };
