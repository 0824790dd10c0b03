// Runs in every measured page before the page's own scripts. The browser gets this file unchanged.
(() => {
  const seen = { usable: undefined, handled: undefined, firstPaint: undefined, blocked: 0, isIntercepted: undefined };
  window.__probe = seen;

  const observe = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
  });
  observe('longtask', (entry) => (seen.blocked += entry.duration - 50));

  const afterThisTask = (work) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = work;
    channel.port2.postMessage(undefined);
  };

  // Called after all handlers of the event. Records whether a handler kept the browser from leaving the page.
  const noteSubmit = (event, settle) => {
    seen.isIntercepted = event.defaultPrevented;
    settle();
  };
  seen.submitted = new Promise((settle) =>
    addEventListener('submit', (event) => afterThisTask(() => noteSubmit(event, settle)), true),
  );

  /** Whether a user could type into the field: it has a size, is enabled and nothing covers it. */
  const isUsable = (input) => {
    if (input.disabled) return false;
    const { left, top, width, height } = input.getBoundingClientRect();
    return width > 2 && height > 2 && document.elementFromPoint(left + width / 2, top + height / 2) === input;
  };
  /** Whether React has attached the submit handler. React stores an element's handlers in a property of the element. */
  const isHandled = (form) =>
    Object.entries(form).some(
      ([key, props]) => key.startsWith('__reactProps$') && typeof props.onSubmit === 'function',
    );

  const found = { usable: false, handled: false };
  let settle;
  seen.measured = new Promise((resolve) => (settle = resolve));
  const note = (what) => {
    seen[what] = performance.now();
    if (seen.usable !== undefined && seen.handled !== undefined) settle();
  };
  const look = () => {
    const form = document.querySelector('form');
    const input = document.querySelector('#username');
    if (!found.usable && input && isUsable(input)) {
      found.usable = true;
      requestAnimationFrame(() => afterThisTask(() => note('usable')));
    }
    if (!found.handled && form && isHandled(form)) {
      found.handled = true;
      afterThisTask(() => note('handled'));
    }
    if (!found.usable || !found.handled) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
