import pg from 'pg';
import { NOTIFICATIONS, type NotificationListener } from './Database.ts';

/** Milliseconds to the first attempt after a connection was lost, and the longest of those that follow. */
const WAIT = 250;
const LONGEST_WAIT = 10_000;
/** How often a silent connection is asked whether it is still there, and how long it has to answer. */
const PROBE = 30_000;
const PATIENCE = 5000;

/** Hears notifications over a connection of its own, and over another one where that is lost, until stopped. */
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
      const wait = Math.min(LONGEST_WAIT, WAIT * 2 ** failures);
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
