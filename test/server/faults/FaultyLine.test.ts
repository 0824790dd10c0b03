import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestServer } from '../../support/server/httpServer.ts';
import { FaultyLine } from '../../faults/FaultyLine.ts';

let done: string[];
let line: FaultyLine;
let address: string;
const service: Pick<TestServer, 'inject' | 'restart'> = {
  inject: async ({ url }) => {
    done.push(`effect of ${String(url)}`);
    return { statusCode: 200, headers: {}, body: '{}' } as Awaited<ReturnType<TestServer['inject']>>;
  },
  restart: async () => void done.push('another service'),
};
beforeEach(async () => {
  done = [];
  line = new FaultyLine(service);
  address = await line.listen();
});
afterEach(() => line.close());

/** Status of the response, or the error code if the request failed. */
const send = (path: string, method = 'POST'): Promise<unknown> =>
  fetch(address + path, { method }).then(
    ({ status }) => status,
    ({ cause }: Error) => (cause as { code?: string } | undefined)?.code,
  );

describe('FaultyLine with planned refusals', () => {
  it('refuses all requests, including reads, until `passTime` was called as often as refusals are planned [PB-14]', async () => {
    await line.plan({ fault: 'refused', at: 1, times: 2 });
    expect(await send('/first')).toBe(200);
    expect(await send('/second')).toBe('ECONNREFUSED');
    expect(await send('/read', 'GET')).toBe('ECONNREFUSED');
    await line.passTime();
    expect(await send('/second')).toBe('ECONNREFUSED');
    await line.passTime();
    expect(await send('/second')).toBe(200);
    expect(done).toEqual(['effect of /first', 'effect of /second']);
    expect(line.writes).toEqual(['POST /first', 'POST /second']);
  });

  it('can refuse the very first request, and stops refusing requests when another plan is set', async () => {
    await line.plan({ fault: 'refused', at: 0, times: 4 });
    expect(await send('/first')).toBe('ECONNREFUSED');
    await line.plan();
    expect(await send('/first')).toBe(200);
  });
});

it('FaultyLine, planned to kill the service, executes the call, sends no response and then starts a new process [PB-14]', async () => {
  await line.plan({ fault: 'killed', at: 0, times: 1 });
  expect(await send('/first')).not.toBe(200);
  expect(await send('/first')).toBe(200);
  expect(done).toEqual(['effect of /first', 'another service', 'effect of /first']);
});
