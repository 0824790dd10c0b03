{
  "title": "__Title__",
  "description": "What this page is for, in one sentence.",
  "fields": {
    "isEnabled": "__Title__",
    "note": "Note"
  }
}
