import styles from '../components/VisuallyHidden/VisuallyHidden.module.scss';

const ID = 'announcements';
/** Messages of the current task. */
let lines: HTMLElement[] = [];

/**
 * The application's one polite live region, at the end of the document. It must stand there before it has something to
 * say. By its data attribute React Aria leaves it to those who listen while a dialog hides the rest of the page.
 */
export function openAnnouncements(): HTMLElement {
  const present = document.getElementById(ID);
  if (present) return present;
  const region = document.createElement('div');
  region.id = ID;
  region.className = styles['hidden'] ?? '';
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  region.dataset['liveAnnouncer'] = 'application';
  document.body.append(region);
  return region;
}

function show(): void {
  openAnnouncements().replaceChildren(...lines);
  lines = [];
}

/**
 * Announces a message to screen readers, after the current one. All messages of the same task are one announcement without
 * duplicates, which replaces the previous announcement. Returns a function that withdraws the message.
 */
export function announce(message: string): () => void {
  const line = document.createElement('p');
  line.textContent = message;
  if (lines.length === 0) queueMicrotask(show);
  if (!lines.some(({ textContent }) => textContent === message)) lines.push(line);
  return () => {
    lines = lines.filter((each) => each !== line);
    line.remove();
  };
}
