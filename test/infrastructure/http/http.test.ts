import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe } from 'vitest';
import { listCompanies } from '../../../contract/merchants/companies.ts';
import { giveUpPublish } from '../../../contract/publishing/publishes.ts';
import { SessionCredentials } from '../../../src/application/session/SessionCredentials.ts';
import { AxiosHttp } from '../../../src/infrastructure/http/AxiosHttp.ts';
import { httpContract } from '../../contracts/platform/http.ts';
import { InMemoryHttp, type HttpResponse } from '../../support/fakes/InMemoryHttp.ts';
import { ManualClock } from '../../support/fakes/ManualClock.ts';

describe('AxiosHttp over a network', () => {
  let server: Server;
  let next: HttpResponse | 'lost' = 'lost';
  beforeAll(async () => {
    server = createServer((_, response) => {
      if (next === 'lost') return void response.destroy();
      const { status = 200, headers = {}, body } = next;
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      return void response.end(body === undefined ? undefined : JSON.stringify(body));
    });
    await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume));
  });
  afterAll(() => void server.close());

  httpContract((answer) => {
    next = answer;
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const settings = {
      apiUrl: url,
      rootApiUrl: url,
      clientKey: 'key',
      clientSecret: '',
      supportsIdempotencyKeys: true,
    };
    return new AxiosHttp(settings, new SessionCredentials(), new ManualClock(), () => 0);
  });
});

describe('InMemoryHttp without a network', () => {
  httpContract((answer) => {
    const http = new InMemoryHttp();
    if (answer === 'lost') http.faults.plan(giveUpPublish.id, 'lost-after');
    const sentAnswer = answer === 'lost' ? {} : answer;
    return http.on(listCompanies, () => sentAnswer).on(giveUpPublish, () => sentAnswer);
  });
});
