import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { following } from './following.ts';
import type { LoadFigures, LoadJob, WriteChain } from './loadJob.ts';

// Runs in a separate process, so that client and service do not share a thread.
process.once('disconnect', () => process.exit());
process.once('message', (job: LoadJob) => {
  void makeLoad(job).then((figures) => process.send?.(figures, () => process.exit()));
});

async function makeLoad({ origin, connections, seconds, rate, requests, chains = [] }: LoadJob): Promise<LoadFigures> {
  const acknowledged = chains.map(({ revision }) => revision);
  let next = 0;
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    timeout: 30,
    ...(rate !== undefined && { overallRate: rate }),
    ...(requests && { requests: requests.map((each) => ({ ...each })) }),
    ...(chains.length > 0 && {
      setupClient: (client: autocannon.Client) => {
        const nth = next++ % chains.length;
        client.setRequests([writesOf(chains[nth]!, (revision) => (acknowledged[nth] = revision))]);
      },
    }),
  });
  const statuses = Object.fromEntries(
    Object.entries(result.statusCodeStats ?? {}).map(([status, { count = 0 }]) => [status, count]),
  );
  return {
    rate: result['2xx'] / result.duration,
    median: result.latency.p50,
    p99: result.latency.p99,
    statuses: result.errors === 0 ? statuses : { ...statuses, 0: result.errors },
    acknowledged,
  };
}

/** Creates requests, each based on the revision that the previous write created. */
function writesOf(chain: WriteChain, acknowledge: (revision: string) => void): autocannon.Request {
  const { kind, path, authorization } = chain;
  let { revision } = chain;
  let count = 0;
  return {
    method: kind === 'draft' ? 'PUT' : 'PATCH',
    path,
    setupRequest: (request) => {
      const text = `Order ${(count += 1)} of ${revision}`;
      const change = { type: 'COMPANY', key: 'settings.orderInstructions', value: text, originalValue: '' };
      const content = { changes: [change], history: { done: [[{ key: change.key, after: change }]], undone: [] } };
      return {
        ...request,
        headers: {
          authorization,
          'content-type': 'application/json',
          'if-match': revision,
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify(kind === 'draft' ? content : { orderInstructions: text }),
      };
    },
    onResponse: (status, body) => {
      if (status !== 200) return;
      revision = kind === 'draft' ? (JSON.parse(body) as { revision: string }).revision : following(revision);
      acknowledge(revision);
    },
  };
}
