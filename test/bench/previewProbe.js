// Runs in the page and in the frame of its preview. Times are absolute, because both have different time origins.
let pressed = 0;
const now = () => performance.timeOrigin + performance.now();

addEventListener(
  'keydown',
  () => {
    pressed = now();
  },
  { capture: true },
);

globalThis.__preview = {
  pressedAt: () => pressed,
  /** Resolves to the end of the frame in which the first heading has this text. */
  shows: (text) =>
    new Promise((settle) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent !== text) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => settle(now()));
          port1.start();
          port2.postMessage(undefined);
        });
      });
      observer.observe(document, { childList: true, characterData: true, subtree: true });
    }),
};
