export type Box = {
  /** Path of the element in the document. */
  readonly path: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

export type Mirrored = {
  /** Share of all boxes of both pages. */
  readonly share: number;
  readonly boxes: number;
  readonly elsewhere: readonly string[];
};

/**
 * Compares the positions of a page in both directions. A box is mirrored if it is at its mirror position, within one
 * pixel.
 */
export function mirrored(ltr: readonly Box[], rtl: readonly Box[], width: number): Mirrored {
  const others = new Map(rtl.map((box) => [box.path, box]));
  const isNear = (left: number, right: number): boolean => Math.abs(left - right) <= 1;
  const elsewhere: string[] = [];
  for (const box of ltr) {
    const other = others.get(box.path);
    others.delete(box.path);
    const isMirrored =
      other &&
      isNear(other.left, width - box.right) &&
      isNear(other.right, width - box.left) &&
      isNear(other.top, box.top) &&
      isNear(other.bottom, box.bottom);
    if (isMirrored) continue;
    const round = ({ left, right, top, bottom }: Box): string =>
      [left, right, top, bottom].map((place) => Math.round(place * 10) / 10).join(' ');
    const expected = round({ ...box, left: width - box.right, right: width - box.left });
    elsewhere.push(`${box.path}: ${expected} is ${other ? round(other) : 'not there'}`);
  }
  for (const path of others.keys()) elsewhere.push(`${path}: only from right to left`);
  const boxes = ltr.length + others.size;
  return { share: boxes === 0 ? 0 : 1 - elsewhere.length / boxes, boxes, elsewhere };
}
