import pg from 'pg';
import { NOTIFICATIONS, type NotificationListener } from './Database.ts';

/** Milliseconds until the first reconnection attempt, and the longest wait between attempts. */
const WAIT = 250;
const MAX_WAIT = 10_000;
/** Milliseconds between probes of an idle connection, and the timeout of a probe. */
const PROBE = 30_000;
const PATIENCE = 5000;

export function listenOnPostgres(url: string, listener: NotificationListener): () => void {
  let isOver = false;
  let failures = 0;
  let drop = (): void => undefined;

  function connect(): void {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
    });
    let isLost = false;
    const probe = setInterval(() => client.query('select 1').catch(lose), PROBE).unref();
    function lose(): void {
      if (isLost) return;
      isLost = true;
      clearInterval(probe);
      client.end().catch(() => undefined);
      if (isOver) return;
      const wait = Math.min(MAX_WAIT, WAIT * 2 ** failures);
      failures += 1;
      const timer = setTimeout(connect, wait).unref();
      drop = () => clearTimeout(timer);
    }
    drop = lose;
    client.on('error', lose).on('end', lose);
    client.on('notification', ({ payload = '' }) => listener.heard(payload));
    client
      .connect()
      .then(() => client.query(`listen ${NOTIFICATIONS}`))
      .then(() => {
        failures = 0;
        if (!isOver) listener.missed();
      })
      .catch(lose);
  }
  connect();
  return () => {
    isOver = true;
    drop();
  };
}
