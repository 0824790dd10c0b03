declare const brand: unique symbol;

/** A nominal type. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
