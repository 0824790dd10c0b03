declare const brand: unique symbol;

/** A plain value that cannot be mixed up with another of the same shape. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
