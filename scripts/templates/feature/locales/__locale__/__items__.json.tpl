{
  "title": "__Title__",
  "description": "__Title__ of the company.",
  "empty": "No __title__ yet",
  "name": "Name",
  "nameBlank": "Enter a name",
  "add": "Add"
}
