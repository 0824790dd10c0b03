import pg from 'pg';
import { NOTIFICATIONS, type NotificationListener } from './Database.ts';

/** Milliseconds until the first reconnection attempt, and maximum milliseconds between two attempts. */
const WAIT = 250;
const MAX_WAIT = 10_000;
/** Milliseconds between two checks of an idle connection, and after which a check times out. */
const PROBE = 30_000;
const PROBE_TIMEOUT = 5000;

export function listenOnPostgres(url: string, listener: NotificationListener): () => void {
  let isOver = false;
  let failures = 0;
  let drop = (): void => undefined;

  function connect(): void {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: PROBE_TIMEOUT,
      query_timeout: PROBE_TIMEOUT,
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
    client.on('notification', ({ payload = '' }) => listener.onNotification(payload));
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
