declare const served: unique symbol;

/** Names a port in the container; the interface and its token share one name. */
export type PortToken<T> = symbol & { readonly [served]?: (value: T) => T };

/** Anything the container can serve: a port by its token, or a class by itself. */
export type Token<T> = PortToken<T> | (abstract new (...args: never[]) => T);

export const portToken = <T>(name: string): PortToken<T> => Symbol(name);
