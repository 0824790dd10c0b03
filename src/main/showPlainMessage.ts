export function showPlainMessage(root: HTMLElement, sentence: string): void {
  const message = document.createElement('p');
  message.className = 'plain-message';
  message.setAttribute('role', 'alert');
  message.textContent = sentence;
  root.replaceChildren(message);
}
