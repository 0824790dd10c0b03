{
  "title": "TODO: the page’s title, as in the navigation",
  "description": "TODO: what one does on the page, in a sentence of at most 12 words",
  "cardTitle": "TODO: what the card’s fields have in common",
  "isEnabled": {
    "label": "TODO: what the switch switches on, with a verb",
    "hint": "TODO: what customers see while it is on"
  },
  "note": {
    "label": "TODO: what the text is",
    "hint": "TODO: where customers read the text"
  },
  "changes": {
    "isEnabled": "TODO: the switch in the list of changes, as a noun",
    "note": "TODO: the text in the list of changes, as a noun"
  }
}
