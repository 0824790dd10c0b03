import { ok } from '../../shared/result.ts';
import { refused, type Write } from '../../shared/write.ts';

export type __Items__Submission = {
  /** Text with at most 500 characters. */
  readonly note: string;
};

/** Submits __title__. The note must not be blank. */
export const submit__Items__: Write<unknown, __Items__Submission> = {
  action: '__kebab__.submitted',
  decide: (document, { note }) =>
    note.trim() === '' ? refused('/note', 'empty') : ok({ document, answer: undefined }),
};
