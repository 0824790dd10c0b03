// Runs in the measured page. Measures how long it takes from an input until its effect is painted.
const MODIFIERS = new Set(['Alt', 'Control', 'Meta', 'Shift']);

globalThis.__edit = {
  /**
   * Resolves to the milliseconds from the next event of this type to the end of the following frame. Ignores modifier
   * keys, so a key combination is measured from its last key.
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
