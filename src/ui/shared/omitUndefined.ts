type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** For libraries whose optional properties must be absent instead of `undefined`. */
export function omitUndefined<T extends object>(properties: T): Given<T> {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as Given<T>;
}
