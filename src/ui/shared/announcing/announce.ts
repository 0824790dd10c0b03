import styles from '../components/VisuallyHidden/VisuallyHidden.module.scss';
import { useEffect } from 'react';

const ID = 'announcements';
let lines: HTMLElement[] = [];

/**
 * Creates the polite live region of the application. The region must exist before the first message. The data
 * attribute keeps the region accessible while a dialog hides the rest of the page.
 */
export function openAnnouncements(): HTMLElement {
  const existing = document.getElementById(ID);
  if (existing) return existing;
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
 * Announces a message to screen readers after the current announcement. Messages of one task form one announcement
 * without duplicates, which replaces the previous announcement. Returns a function that withdraws the message.
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

/** Announces each new message and withdraws the previous message. Ignores an empty message. */
export function useAnnouncement(message: string): void {
  useEffect(
    function announceMessage() {
      return message === '' ? undefined : announce(message);
    },
    [message],
  );
}
