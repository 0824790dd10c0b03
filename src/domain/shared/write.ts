import { err, type Result } from './result.ts';
import type { WriteAction } from './writeAction.ts';

/** Generated once per idempotency key, so that a repeated request gives the same result. */
export type Fresh = {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: number;
  /** Unique and URL-safe. */
  readonly id: string;
};

export type WriteRefusal =
  | { readonly kind: 'not-found' }
  | {
      readonly kind: 'invalid';
      /** A text key, or a text of the specification. */
      readonly message?: string;
      readonly errors?: readonly { readonly pointer: string; readonly message: string }[];
    };

export type Decision<Document, Answer> = Result<{ readonly document: Document; readonly answer: Answer }, WriteRefusal>;

/**
 * Used by the service in its transaction and by the demo in memory, so it is pure. `Part` is the part of the document
 * that it needs; the rest is unchanged. Without an effect, it returns the same document.
 */
export type Write<Part, Input, Answer = undefined> = {
  readonly action: WriteAction;
  /** The document without any refusal. If present, values of `earlier` documents are accepted, as once published. */
  wanted?<Document extends Part>(document: Document, input: Input): Document;
  decide<Document extends Part>(
    document: Document,
    input: Input,
    fresh: Fresh,
    earlier?: readonly Part[],
  ): Decision<Document, Answer>;
};

export const beside = <Part, Input, Answer>(
  write: Write<Part, Input, Answer>,
  earlier: readonly Part[],
): Write<Part, Input, Answer> => ({
  ...write,
  decide: (document, input, fresh) => write.decide(document, input, fresh, earlier),
});

/** Refuses one position of the input. `key` is a more specific message for the user. */
export const refuse = (pointer: string, message: string, key?: string): WriteRefusal => ({
  kind: 'invalid',
  ...(key !== undefined && { message: key }),
  errors: [{ pointer, message }],
});

export const refused = (...refusal: Parameters<typeof refuse>): Result<never, WriteRefusal> => err(refuse(...refusal));

export const notFound: Result<never, WriteRefusal> = err({ kind: 'not-found' });
