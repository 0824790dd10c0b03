// Runs in the page that is measured: scrolls it down a little in each frame, and says how long the frames were.
globalThis.__scroll = {
  /** Settles with the milliseconds of each frame. */
  down: (frames, pixels) =>
    new Promise((settle) => {
      const took = [];
      let last = performance.now();
      const step = (now) => {
        took.push(now - last);
        last = now;
        if (took.length > frames) {
          // The first began before its frame did.
          settle(took.slice(1));
          return;
        }
        window.scrollBy(0, pixels);
        requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    }),
};
