export const en = {
  title: 'Import products from a CSV file',
  explain:
    'An exported file has all columns and imports again. A row changes the product with its id or SKU; without one it adds a product. Columns that you leave out stay as they are.',
  columns: 'Download an empty file',
  file: 'CSV file',
  limits: 'At most 8 MB and 20,000 rows.',
  reading: 'Reading the file and asking the database…',
  summary: {
    added_one: '{{count}} added',
    added_other: '{{count}} added',
    changed_one: '{{count}} changed',
    changed_other: '{{count}} changed',
    same: '{{count}} unchanged',
    refused_one: '{{count}} refused',
    refused_other: '{{count}} refused',
  },
  added: 'Added products',
  changed: 'Changed products',
  refused: 'Refused rows',
  refusedText:
    'Nothing is saved as long as a row is refused. Correct the file and choose it again.',
  line: 'Line {{line}}',
  from: '{{column}}: {{before}} → {{after}}',
  changedTexts: '{{column}} changed',
  more: 'And {{count}} more.',
  ignored: 'These columns are not used: {{columns}}.',
  nothing: 'Nothing to save: every row equals its product.',
  empty: 'nothing',
  quantity: 'Quantity in the shop: {{quantity}}',
  uncounted: 'Not counted',
  save: 'Save products ({{count}})',
  saved: 'Products imported successfully: {{count}}',
  saveFailed: 'Failed to import products',
  split:
    'That was too much at once for the shop’s server. Wait a moment, then import the file in parts of at most 5,000 rows, one after the other.',
  unread: {
    title: 'This file cannot be imported',
    tooLarge: 'It is larger than 8 MB. Please split it.',
    damaged:
      'A letter in line {{line}} is damaged, so that the file cannot be read exactly. Please correct that line, or export the file again as CSV UTF-8.',
    tooMany: 'It has more than 20,000 rows. Please split it.',
    noColumns:
      'Its first line names no column of a product. Download an empty file to see the columns.',
    sameColumn: 'It has two columns "{{column}}". Please delete one of them.',
  },
  encoding: {
    title: 'Which letters are right?',
    explain:
      'The file does not say how its letters are written. Compare these lines and choose the way in which they read correctly.',
    'windows-1252': 'As Windows writes them',
    macintosh: 'As older Macs write them',
    choose: 'These are right',
    chooseNamed: 'These are right: {{name}}',
  },
  problems: {
    quotes:
      'A quotation mark (") is not closed, or stands within a cell. It cannot be known where this row ends.',
    moreCells:
      'The row has more cells than there are columns. A cell with a comma, such as 1,299, needs quotation marks.',
    lineBreak: 'This cell has two lines. Perhaps a quotation mark (") is missing.',
    shortened:
      'A spreadsheet has shortened this number. Please set the format of the column to text and enter the number again.',
    amount: 'Please enter a number such as 1299 or 1299.50, with at most two decimals.',
    yesNo: 'Please enter yes or no.',
    twice: 'An earlier row changes the same product.',
    products_sku_once: 'Another product has this SKU.',
    products_changed: 'The product was changed in the meantime. Please export and try again.',
    products_tire_only: 'Size, load, speed, tread and DOT are for tires only.',
    products_used_only: 'Tread and DOT are for used tires only.',
    products_category:
      'Tires and parts have different categories, and there is no other. The product form lists them.',
    products_used_category: 'A tire of this category is used.',
    value: 'The value of the column "{{column}}" does not fit.',
    other: 'The database refuses this row.',
  },
};
