export const isSameSet = (left: unknown, right: unknown): boolean =>
  left instanceof Set &&
  right instanceof Set &&
  left.size === right.size &&
  [...left].every((entry) => right.has(entry));
