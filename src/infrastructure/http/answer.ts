import type { PortFailure } from '../../application/shared/failure.ts';
import { ok, type Result } from '../../domain/shared/result.ts';

/** Response of the service. Header names are in lower case. */
export type HttpResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly data: unknown;
};

type Sent<Answer> = Promise<Result<Answer, PortFailure>>;

/** Validates a successful response with `read`, which returns an error if the response is invalid. */
export async function checked<Answer, Value>(
  sent: Sent<Answer>,
  read: (answer: Answer) => Result<Value, PortFailure>,
): Sent<Value> {
  const answer = await sent;
  return answer.ok ? read(answer.value) : answer;
}

export const bodyAs = <Body, Value>(sent: Sent<{ readonly body: Body }>, read: (body: Body) => Value): Sent<Value> =>
  checked(sent, ({ body }) => ok(read(body)));

export const nothing = (sent: Sent<unknown>): Sent<void> => checked(sent, () => ok(undefined));
