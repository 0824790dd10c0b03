.page {
  max-inline-size: var(--content-text);
}

.fields {
  display: grid;
  gap: var(--space-16);
}
