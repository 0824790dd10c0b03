/** A phone held upright: on a lower screen nothing stands, so nothing is in the way. */
const PHONE = '(max-width: 480px) and (min-height: 30em)';
const SHARE = 1 / 5;
/** Height in pixels of notices above the publish bar: together they are at most 120 px high. */
const ABOVE_THE_BAR = 43;

/** What stands around the page beside its notices: the banner of a review, the mark of the demo, notices elsewhere. */
const heightOfOthers = (notices: HTMLElement): number =>
  [...document.querySelectorAll<HTMLElement>('[data-around-page]')]
    .filter((band) => band !== notices)
    .reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);

/** Whether the notices, unfolded, and what else stands around the page are higher than their share of a phone. */
function isTooHigh(notices: HTMLElement, isAboveBar: boolean): boolean {
  delete notices.dataset['folded'];
  if (!window.matchMedia(PHONE).matches) return false;
  const banners = [...notices.querySelectorAll<HTMLElement>(':scope > [data-banner]')];
  const top = banners[0]?.offsetTop ?? 0;
  const last = banners.at(-1);
  if (!last) return false;
  const height = last.offsetTop + last.offsetHeight - top;
  return isAboveBar ? height > ABOVE_THE_BAR : height + heightOfOthers(notices) > window.innerHeight * SHARE;
}

/**
 * Folds notices to the beginning of the first where they would take too much of a phone, as long as nobody has opened them;
 * measured anew whenever they or the window change. Tells whether there is something to fold. The answer stops it.
 */
export function foldNotices(
  notices: HTMLElement,
  { isOpen, isAboveBar }: { readonly isOpen: boolean; readonly isAboveBar: boolean },
  tell: (isFolding: boolean) => void,
): () => void {
  const fold = (): void => {
    const isFolding = isTooHigh(notices, isAboveBar);
    if (isFolding && !isOpen) notices.dataset['folded'] = '';
    tell(isFolding);
  };
  fold();
  const observer = new MutationObserver(fold);
  observer.observe(notices, { childList: true, characterData: true, subtree: true });
  window.addEventListener('resize', fold);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', fold);
    delete notices.dataset['folded'];
  };
}
