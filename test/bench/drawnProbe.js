// `__drawn` resolves to the time at which a list of the page contains its first row.
performance.setResourceTimingBufferSize(1000);
window.__drawn = new Promise((settle) => {
  const look = () => {
    if (!document.querySelector('main :is([role=grid] [role=rowheader], th[scope=row])')) return;
    observer.disconnect();
    settle(performance.now());
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
});
