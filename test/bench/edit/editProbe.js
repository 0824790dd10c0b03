// Runs in the page that is measured: how long an input takes until what it changed is painted.
globalThis.__edit = {
  /** Settles with the milliseconds from the next event of that type to the end of the frame that follows it. */
  next: (type) =>
    new Promise((settle) => {
      addEventListener(
        type,
        () => {
          const began = performance.now();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => settle(performance.now() - began));
            port1.start();
            port2.postMessage(undefined);
          });
        },
        { capture: true, once: true },
      );
    }),
};
