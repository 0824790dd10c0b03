declare const served: unique symbol;

/** Identifies a port in the container. The interface and its token have the same name. */
export type PortToken<T> = symbol & { readonly [served]?: (value: T) => T };

export type Token<T> = PortToken<T> | (abstract new (...args: never[]) => T);

export const portToken = <T>(name: string): PortToken<T> => Symbol(name);
