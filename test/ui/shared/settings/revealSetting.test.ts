import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settingAddress } from '../../../../src/domain/navigation/pageAddress.ts';
import { onReveal, revealSetting } from '../../../../src/ui/shared/settings/revealSetting.ts';

const scrolled = vi.fn<(element: Element) => void>();
let stop: (() => void) | undefined;
const missing = vi.fn<() => void>();
const reveal = (key: string): void => void (stop = revealSetting(key, missing));
/** Waits until mutation observers have run, in a microtask. */
const observersRun = () => Promise.resolve();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrollIntoView(this: Element) {
    scrolled(this);
  });
});
afterEach(() => {
  stop?.();
  scrolled.mockClear();
  missing.mockClear();
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('the URL of a setting', () => {
  it('contains the page and the change key, whatever characters the key has', () => {
    expect(settingAddress('/refunds', 'refunds.enabled')).toBe('/refunds?field=refunds.enabled');
    const address = settingAddress('/return-reasons', 'returnReasons.reason.A&B c');
    expect(new URL(address, 'https://portal.example').searchParams.get('field')).toBe('returnReasons.reason.A&B c');
  });

  it('scrolls to the setting and focuses its control', () => {
    document.body.innerHTML = '<div data-setting="a.b"><input id="control"></div>';
    reveal('a.b');
    expect(scrolled).toHaveBeenCalledWith(document.querySelector('[data-setting]'));
    expect(document.activeElement?.id).toBe('control');
  });

  it('focuses the table row of a setting, and any setting that has no control', () => {
    document.body.innerHTML =
      '<div role="row" tabindex="-1" id="row"><span data-setting="row"></span><button></button></div><p data-setting="text" id="text"></p>';
    reveal('row');
    expect(document.activeElement?.id).toBe('row');
    reveal('text');
    expect(document.activeElement?.id).toBe('text');
  });

  it('scrolls to the setting once the page is rendered and no dialog covers it', async () => {
    document.body.innerHTML = '<div role="dialog"></div>';
    reveal('a.b');
    document.body.insertAdjacentHTML('beforeend', '<input data-setting="a.b" id="control">');
    await observersRun();
    expect(document.activeElement).toBe(document.body);
    document.querySelector('[role=dialog]')?.remove();
    await observersRun();
    expect(document.activeElement?.id).toBe('control');
    vi.runAllTimers();
    expect(missing).not.toHaveBeenCalled();
  });

  it('opens collapsed sections that contain the setting', () => {
    document.body.innerHTML =
      '<button aria-controls="part" aria-expanded="false"></button><div id="part" hidden><details><input data-setting="a"></details></div>';
    const press = vi.fn<() => void>();
    document.querySelector('button')?.addEventListener('click', press);
    reveal('a');
    expect(press).toHaveBeenCalledOnce();
    expect(document.querySelector('details')?.open).toBe(true);
  });

  it('marks the setting, or its row in a table, until the animation ends', () => {
    document.body.innerHTML =
      '<input data-setting="a" id="alone"><div role="row" tabindex="-1" id="row"><input data-setting="b"></div>';
    const marked = () => [...document.querySelectorAll('.shown')].map(({ id }) => id);
    reveal('a');
    reveal('b');
    expect(marked()).toEqual(['alone', 'row']);
    document.querySelector('#alone')?.dispatchEvent(new Event('animationend'));
    expect(marked()).toEqual(['row']);
    document.querySelector('#row input')?.dispatchEvent(new Event('animationend', { bubbles: true }));
    expect(marked()).toEqual(['row']);
    document.querySelector('#row')?.dispatchEvent(new Event('animationend'));
    expect(marked()).toEqual([]);
  });

  it('marks the setting again when its URL is opened again, even during the animation', () => {
    document.body.innerHTML = '<input data-setting="a" id="control">';
    const control = document.querySelector('#control');
    // An animation restarts only if the browser computes the layout while the class is absent.
    const isMarkedAtLayout = vi.fn<(isMarked: boolean) => void>();
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function offsetWidth(this: HTMLElement) {
      isMarkedAtLayout(this.classList.contains('shown'));
      return 0;
    });
    for (const _time of [1, 2]) {
      isMarkedAtLayout.mockClear();
      reveal('a');
      expect(isMarkedAtLayout).toHaveBeenLastCalledWith(false);
      expect(control?.classList.contains('shown')).toBe(true);
    }
    control?.dispatchEvent(new Event('animationend'));
    reveal('a');
    expect(control?.classList.contains('shown')).toBe(true);
  });

  it('makes a virtual list render the row', () => {
    const revealedKeys: string[] = [];
    const stopListening = onReveal((key) => revealedKeys.push(key));
    reveal('list.7');
    expect(revealedKeys).toEqual(['list.7']);
    stopListening();
  });

  it('reports once that the page does not contain the setting, but not after the page was left', () => {
    reveal('gone');
    vi.runAllTimers();
    expect(missing).toHaveBeenCalledOnce();
    reveal('left');
    stop?.();
    vi.runAllTimers();
    expect(missing).toHaveBeenCalledOnce();
  });
});
