/** A picture as rows of pixels, four bytes each: red, green, blue and how opaque it is. */
export type Pixels = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
};

export type Size = { readonly width: number; readonly height: number };

/** A rectangle of a picture, in its pixels. */
export type Area = Size & { readonly x: number; readonly y: number };
