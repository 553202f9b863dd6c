export const en = {
  title: 'Import products from a CSV file',
  explain:
    'An exported file has all the columns and can be imported again. A row changes the product that has its ID or SKU; if no product does, it adds one. Columns you leave out stay as they are.',
  columns: 'Download an empty file',
  file: 'CSV file',
  limits: 'Up to 8 MB and 20,000 rows.',
  reading: 'Reading and checking the file…',
  summary: {
    added_one: '{{count, number}} to add',
    added_other: '{{count, number}} to add',
    changed_one: '{{count, number}} to change',
    changed_other: '{{count, number}} to change',
    same: '{{count, number}} unchanged',
    refused_one: '{{count, number}} rejected',
    refused_other: '{{count, number}} rejected',
  },
  added: 'Products to add',
  changed: 'Products to change',
  refused: 'Rejected rows',
  refusedText: 'Nothing is saved as long as any row is rejected. Fix the file and choose it again.',
  line: 'Line {{line}}',
  from: '{{column}}: {{before}} → {{after}}',
  changedTexts: '{{column}} changed',
  more: 'And {{count, number}} more.',
  ignored: 'These columns are not used: {{columns}}.',
  nothing: 'Nothing to save: every row matches its product.',
  empty: 'nothing',
  quantity: 'Quantity in the shop: {{quantity}}',
  uncounted: 'Not counted',
  save: 'Save products ({{count, number}})',
  saved: 'Products imported successfully: {{count, number}}',
  saveFailed: 'Failed to import products',
  split:
    'That was too much at once for the shop’s server, and nothing was saved. Wait a moment, then split the file and import up to 5,000 rows at a time.',
  unread: {
    title: 'We can’t import this file',
    tooLarge: 'It’s larger than 8 MB. Please split it.',
    damaged:
      'A character on line {{line}} is garbled, so we can’t read the file reliably. Fix that line, or export the file again as CSV UTF-8.',
    tooMany: 'It has more than 20,000 rows. Please split it.',
    noColumns:
      'Its first line doesn’t name any product column. Download an empty file to see the columns.',
    sameColumn: 'It has two “{{column}}” columns. Please delete one of them.',
  },
  encoding: {
    title: 'Which letters are right?',
    explain:
      'The file doesn’t say how its letters are encoded. Compare these lines and choose the one that reads right.',
    'windows-1252': 'The Windows way',
    macintosh: 'The way older Macs do it',
    choose: 'These are right',
    chooseNamed: 'These are right: {{name}}',
  },
  problems: {
    quotes:
      'A quotation mark (") isn’t closed, or is inside a cell, so we can’t tell where this row ends.',
    moreCells:
      'This row has more cells than there are columns. A cell with a comma, such as 1,299, needs quotation marks.',
    lineBreak: 'This cell has two lines. Maybe a quotation mark (") is missing.',
    shortened:
      'A spreadsheet shortened this number. Set the column’s format to text and enter the number again.',
    amount: 'Please enter a number such as 1299 or 1299.50, with at most two decimals.',
    yesNo: 'Please enter yes or no.',
    twice: 'An earlier row changes the same product.',
    products_sku_once: 'Another product has this SKU.',
    products_changed: 'The product changed while you were working. Export again and try again.',
    products_tire_only: 'Size, load, speed, tread and DOT are for tires only.',
    products_used_only: 'Tread and DOT are for used tires only.',
    products_category:
      'Tires and parts have different categories, and there are no others. The product form lists them.',
    products_used_category: 'Tires in this category are used tires.',
    value: 'The value in the column “{{column}}” doesn’t work.',
    other: 'The database won’t take this row.',
  },
};
