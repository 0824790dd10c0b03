// Runs in the page that is measured: how long an input takes until what it changed is painted.
const MODIFIERS = new Set(['Alt', 'Control', 'Meta', 'Shift']);

globalThis.__edit = {
  /**
   * Settles with the milliseconds from the next event of that type to the end of the frame that follows it; of a key that
   * is pressed with another, from the last of them.
   */
  next: (type) =>
    new Promise((settle) => {
      const listening = new AbortController();
      addEventListener(
        type,
        ({ key }) => {
          if (MODIFIERS.has(key)) return;
          listening.abort();
          const began = performance.now();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => settle(performance.now() - began));
            port1.start();
            port2.postMessage(undefined);
          });
        },
        { capture: true, signal: listening.signal },
      );
    }),
};
