import type { PortFailure } from '../../application/shared/failure.ts';
import { ok, type Result } from '../../domain/shared/result.ts';

/** What a request was answered with; the names of the headers are in lower case. */
export type HttpAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly data: unknown;
};

type Sent<Answer> = Promise<Result<Answer, PortFailure>>;

/** An answer as the page's own data; `read` fails where it is not what it must be. */
export async function checked<Answer, Value>(
  sent: Sent<Answer>,
  read: (answer: Answer) => Result<Value, PortFailure>,
): Sent<Value> {
  const answer = await sent;
  return answer.ok ? read(answer.value) : answer;
}

/** The body of an answer as the page's own data. */
export const bodyAs = <Body, Value>(sent: Sent<{ readonly body: Body }>, read: (body: Body) => Value): Sent<Value> =>
  checked(sent, ({ body }) => ok(read(body)));

/** Only that it succeeded. */
export const nothing = (sent: Sent<unknown>): Sent<void> => checked(sent, () => ok(undefined));
