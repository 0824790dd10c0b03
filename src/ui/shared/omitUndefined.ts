type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Removes properties whose value is `undefined`, for libraries that expect them to be absent. */
export function omitUndefined<T extends object>(properties: T): Given<T> {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as Given<T>;
}
