/** Types of the functions used here, because the package has no types. */
declare module 'fs-native-extensions' {
  /** Locks bytes of an open file exclusively. Returns false if they are locked. Closing the file ends the lock. */
  export function tryLock(fd: number, offset: number, length: number): boolean;
}
