export type Box = {
  readonly path: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

export type Mirrored = {
  /** Mirrored boxes as a share of the boxes of both pages. */
  readonly share: number;
  readonly boxes: number;
  readonly elsewhere: readonly string[];
};

/**
 * Compares the boxes of a left-to-right page with those of its right-to-left version. A box counts as mirrored if it is
 * within one pixel of its mirror position.
 */
export function mirrored(ltr: readonly Box[], rtl: readonly Box[], width: number): Mirrored {
  const rtlBoxes = new Map(rtl.map((box) => [box.path, box]));
  const isNear = (left: number, right: number): boolean => Math.abs(left - right) <= 1;
  const elsewhere: string[] = [];
  for (const box of ltr) {
    const counterpart = rtlBoxes.get(box.path);
    rtlBoxes.delete(box.path);
    const isMirrored =
      counterpart &&
      isNear(counterpart.left, width - box.right) &&
      isNear(counterpart.right, width - box.left) &&
      isNear(counterpart.top, box.top) &&
      isNear(counterpart.bottom, box.bottom);
    if (isMirrored) continue;
    const round = ({ left, right, top, bottom }: Box): string =>
      [left, right, top, bottom].map((value) => Math.round(value * 10) / 10).join(' ');
    const expected = round({ ...box, left: width - box.right, right: width - box.left });
    elsewhere.push(`${box.path}: ${expected} is ${counterpart ? round(counterpart) : 'not there'}`);
  }
  for (const path of rtlBoxes.keys()) elsewhere.push(`${path}: only from right to left`);
  const boxes = ltr.length + rtlBoxes.size;
  return { share: boxes === 0 ? 0 : 1 - elsewhere.length / boxes, boxes, elsewhere };
}
