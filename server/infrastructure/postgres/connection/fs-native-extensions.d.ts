/** Types of the used functions, because the package has none. */
declare module 'fs-native-extensions' {
  /** Locks bytes of an open file exclusively if they are free. The lock ends when the file is closed. */
  export function tryLock(fd: number, offset: number, length: number): boolean;
}
