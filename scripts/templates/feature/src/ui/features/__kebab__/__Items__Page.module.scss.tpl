.page {
  display: grid;
  gap: var(--space-20);
}
