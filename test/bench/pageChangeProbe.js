// `__changed` resolves to the next page's heading, and the times from the click until heading and page are painted.
const CONTENT = 'main :is(input, textarea, table, [role=grid], [role=tablist], [role=list], ol, ul)';
/** If a page has no content, it counts as complete after this number of milliseconds without a change. */
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
