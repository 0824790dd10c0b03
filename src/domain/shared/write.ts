import { err, type Result } from './result.ts';
import type { WriteAction } from './writeAction.ts';

/** What a write is handed beside its input: drawn once per idempotency key, so that a repetition decides the same. */
export type Fresh = {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: number;
  /** Unique and url-safe. */
  readonly id: string;
};

export type WriteRefusal =
  | { readonly kind: 'not-found' }
  | {
      readonly kind: 'invalid';
      /** A translation key, or the specification's own text. */
      readonly message?: string;
      readonly errors?: readonly { readonly pointer: string; readonly message: string }[];
    };

export type Decision<Document, Answer> = Result<{ readonly document: Document; readonly answer: Answer }, WriteRefusal>;

/**
 * A write as a decider: what it makes of a document, or why it is refused. Pure, so that the service in its transaction
 * and the demo in memory run the same one. `Part` is what of a document it reads and writes; everything else stays as it
 * is, and so does the document itself where nothing is to be done.
 */
export type Write<Part, Input, Answer = undefined> = {
  readonly action: WriteAction;
  /**
   * What the write would make if nothing of it were refused. A write that says so refuses nothing that an `earlier`
   * document holds: such a document was published once.
   */
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

/** A refusal of one place of the input; `key` is what a person is shown, where there is more to say than that. */
export const refuse = (pointer: string, message: string, key?: string): WriteRefusal => ({
  kind: 'invalid',
  ...(key !== undefined && { message: key }),
  errors: [{ pointer, message }],
});

export const refused = (...refusal: Parameters<typeof refuse>): Result<never, WriteRefusal> => err(refuse(...refusal));

export const notFound: Result<never, WriteRefusal> = err({ kind: 'not-found' });
