/** What is used of it; the package comes without types. */
declare module 'fs-native-extensions' {
  /** Takes the bytes of an open file for this descriptor alone, if nobody has them; the system frees them when it is closed. */
  export function tryLock(fd: number, offset: number, length: number): boolean;
}
