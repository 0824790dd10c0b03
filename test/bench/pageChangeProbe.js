// `__changed` settles with the next page's heading, and how long after the press on its link that and the page were painted.
const CONTENT = 'main :is(input, textarea, table, [role=grid], [role=tablist], [role=list], ol, ul)';
const headingNow = () => document.querySelector('main h1')?.textContent ?? '';

window.__expectPage = (path) => {
  const former = headingNow();
  window.__changed = new Promise((settle) => {
    let pressed = 0;
    let named;
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
      if (!document.querySelector(CONTENT)) return;
      observer.disconnect();
      settle({ heading: headingNow(), named: await named, drawn: await painted() });
    };
    const observer = new MutationObserver(() => void look());
    observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true });
    addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
  });
};
