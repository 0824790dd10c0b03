import { onceDrawn } from '../deferred/afterPaint.ts';
import styles from '../components/VisuallyHidden/VisuallyHidden.module.scss';

const ID = 'announcements';
/** What one act has said so far. */
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
 * Reads a message out to those who listen, once nothing else is read. What is said by the same act, also by what is drawn
 * after its frame, makes one message, in which nothing is said twice; it takes the place of the one before. The answer
 * takes it back where it is not read yet.
 */
export function announce(message: string): () => void {
  const line = document.createElement('p');
  line.textContent = message;
  if (lines.length === 0) onceDrawn(show);
  if (!lines.some(({ textContent }) => textContent === message)) lines.push(line);
  return () => {
    lines = lines.filter((each) => each !== line);
    line.remove();
  };
}
