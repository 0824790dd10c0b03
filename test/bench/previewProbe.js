// Runs in the page and in the frame of its preview, whose clocks are told by when they began.
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
  /** Settles with when the frame ends that shows this text as its first heading. */
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
