/** Keys for one purpose. The first key signs or encrypts, and all keys verify or decrypt, so that a key can be replaced. */
export type Keys = readonly [first: Buffer, ...others: Buffer[]];
