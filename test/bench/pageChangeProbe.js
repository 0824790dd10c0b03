// `__changed` settles with the next page's heading, and how long after the press on its link that and the page were painted.
const CONTENT = 'main :is(input, textarea, table, [role=grid], [role=tablist], [role=list], ol, ul)';
/** Milliseconds without a change after which a page that has none of it, as an empty one, is taken to be drawn. */
const STILL = 1000;
const headingNow = () => document.querySelector('main h1')?.textContent ?? '';

window.__expectPage = (path) => {
  const former = headingNow();
  window.__changed = new Promise((settle) => {
    let pressed = 0;
    let named;
    let still;
    const painted = () =>
      new Promise((done) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(performance.now() - pressed);
          port2.postMessage(undefined);
        });
      });
    const look = async () => {
      if (pressed === 0 || location.pathname !== path || headingNow() === former) return;
      named ??= painted();
      const drawn = painted();
      clearTimeout(still);
      if (document.querySelector(CONTENT)) await finish(drawn);
      else still = setTimeout(() => void finish(drawn), STILL);
    };
    const finish = async (drawn) => {
      observer.disconnect();
      settle({ heading: headingNow(), named: await named, drawn: await drawn });
    };
    const observer = new MutationObserver(() => void look());
    observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true });
    addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
  });
};
