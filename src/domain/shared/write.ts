import { err, type Result } from './result.ts';
import type { WriteAction } from './writeAction.ts';

/** Time and id that are generated once per idempotency key, so that a repeated request gives the same result. */
export type Fresh = {
  /** Current time in milliseconds since 1970-01-01 UTC. */
  readonly now: number;
  /** Id for a new entry, unique and URL-safe. */
  readonly id: string;
};

export type WriteRefusal =
  | { readonly kind: 'not-found' }
  | {
      readonly kind: 'invalid';
      /** Message for the user: a text key, or a text of the specification. */
      readonly message?: string;
      readonly errors?: readonly { readonly pointer: string; readonly message: string }[];
    };

export type Decision<Document, Answer> = Result<{ readonly document: Document; readonly answer: Answer }, WriteRefusal>;

/**
 * Pure function that decides a write. The service calls it in a transaction, the demo in memory. `Part`: the part of
 * the document that the write needs; the rest is unchanged. A write without an effect returns the same document.
 */
export type Write<Part, Input, Answer = undefined> = {
  readonly action: WriteAction;
  /** Document that the write would make if it were not refused. If present, values of `earlier` documents are valid. */
  wanted?<Document extends Part>(document: Document, input: Input): Document;
  decide<Document extends Part>(
    document: Document,
    input: Input,
    fresh: Fresh,
    earlier?: readonly Part[],
  ): Decision<Document, Answer>;
};

export const withEarlier = <Part, Input, Answer>(
  write: Write<Part, Input, Answer>,
  earlier: readonly Part[],
): Write<Part, Input, Answer> => ({
  ...write,
  decide: (document, input, fresh) => write.decide(document, input, fresh, earlier),
});

/** Refusal of one value of the input. `key` is the text key of a more specific message for the user. */
export const refuse = (pointer: string, message: string, key?: string): WriteRefusal => ({
  kind: 'invalid',
  ...(key !== undefined && { message: key }),
  errors: [{ pointer, message }],
});

export const refused = (...refusal: Parameters<typeof refuse>): Result<never, WriteRefusal> => err(refuse(...refusal));

export const notFound: Result<never, WriteRefusal> = err({ kind: 'not-found' });
