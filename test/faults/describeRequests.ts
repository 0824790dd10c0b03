import { calls } from '../../contract/calls.ts';
import type { RecordedWrite } from './FaultyLine.ts';

const templates = calls.map(({ method, path, origin }) => ({
  method,
  path,
  origin,
  matches: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

const WITHIN_A_CALL = ['if-match', 'idempotency-key', 'x-publish-id', 'cache-control'];
/** Names of the IDs that the service assigns, in the order of the calls that return them. */
const ISSUED = ['publishId', 'locationId', 'ruleId'];

/** A recorded request and its call in the contract. `sent` lists the names of its properties. */
export type DescribedRequest = {
  readonly method: string;
  readonly path: string;
  readonly sent: string;
  readonly origin: string;
  /** Text of the request, in which names replace the token and the IDs of the service. */
  readonly text: string;
};

export function describeRequest({ method, url, headers, body }: RecordedWrite): DescribedRequest {
  const [path = '', query = ''] = url.split('?');
  const call = templates.find((each) => each.method === method && each.matches.test(path));
  const parts = [
    ...[...new URLSearchParams(query).keys()].map((name) => `?${name}`),
    ...(typeof body === 'object' && body !== null ? Object.keys(body).toSorted() : []),
    ...(headers['cache-control'] === undefined ? [] : [`cache-control: ${headers['cache-control']}`]),
  ];
  const headerLines = WITHIN_A_CALL.flatMap((name) =>
    headers[name] === undefined ? [] : [`${name}: ${headers[name]}`],
  );
  const requestText = [
    `${method} ${url}`,
    'authorization: Bearer {token}',
    ...(body === undefined ? [] : [`content-type: ${headers['content-type']}`]),
    ...headerLines,
    ...(body === undefined ? [] : ['', JSON.stringify(body, undefined, 2)]),
  ].join('\n');
  const ids = { ...call?.matches.exec(path)?.groups, publishId: headers['x-publish-id'] };
  const issued = ISSUED.map((name) => [name, (ids as Record<string, unknown>)[name]] as const);
  return {
    method,
    path: call?.path ?? `unknown: ${path}`,
    sent: parts.length === 0 ? 'nothing' : parts.join(', '),
    origin: call?.origin ?? '',
    text: issued.reduce((text, [name, id]) => (isIssued(id) ? text.replaceAll(id, `{${name}}`) : text), requestText),
  };
}

const isIssued = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{24}$/.test(id);

const isFromSource = ({ origin }: DescribedRequest): boolean => origin !== 'own';
const nameOf = ({ method, path }: DescribedRequest): string => `${method} ${path}`;

/** Returns a table of all kinds of requests, and then the first recorded request of each call in the specification. */
export function requestDocument(recorded: readonly RecordedWrite[]): string {
  const requests = recorded.map(describeRequest);
  const rows = requests.map((request) => {
    const { method, path, sent } = request;
    return `| ${method} | \`${path}\` | ${sent} | ${isFromSource(request) ? 'section 7' : 'ours'} |`;
  });
  const first = new Map(requests.toReversed().map((request) => [nameOf(request), request]));
  const examples = [...new Set(requests.filter(isFromSource).map(nameOf))].flatMap((name) => {
    const request = first.get(name);
    return request ? [`## ${name}\n\n\`\`\`http\n${request.text}\n\`\`\``] : [];
  });
  const table = ['| method | path | carries | from |', '|---|---|---|---|', ...new Set(rows)].join('\n');
  return [table, ...examples].join('\n\n');
}
