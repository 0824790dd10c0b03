type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The properties that have a value, for libraries whose optional properties may be absent but not `undefined`. */
export function omitUndefined<T extends object>(properties: T): Given<T> {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as Given<T>;
}
