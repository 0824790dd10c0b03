/** Guesses over so many connections at once, without a pause, until it is told to stop. */
const [url = '', crowd = '', connections = '0'] = process.argv.slice(2);
const statuses: Record<string, number> = {};
let isStopped = false;
let guesses = 0;

async function guess(): Promise<void> {
  while (!isStopped) {
    guesses += 1;
    const address =
      crowd === 'one network' ? '192.0.2.1' : `198.18.${Math.floor(guesses / 250) % 250}.${guesses % 250}`;
    const answer = await fetch(`${url}/v2/oauth/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from('returns-portal-admin:').toString('base64')}`,
        'x-forwarded-for': address,
      },
      body: new URLSearchParams({
        grant_type: 'staff_password',
        username: `guess${guesses}@northwind.example`,
        password: 'wrong',
        organisationId: 'NORTHWIND',
        scope: '',
      }),
    }).catch(() => undefined);
    await answer?.arrayBuffer();
    const status = String(answer?.status ?? 'refused');
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

const all = Array.from({ length: Number(connections) }, () => guess());
setTimeout(() => process.send?.('ready'), 1000);
process.on('message', () => {
  isStopped = true;
  void Promise.all(all).then(() => process.send?.(statuses, () => process.exit()));
});
