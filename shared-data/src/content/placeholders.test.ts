import { hasSamePlaceholders } from './placeholders';

test.each([
  ['Since 2010', 'Since {{year}}', false, false],
  ['Desde {{year}}, {{year}}', 'Since {{year}}', false, true],
  ['Since {{ year }}', 'Since {{year}}', false, false],
  ['{{year, lowercase}}', 'Since {{year}}', false, false],
  ['Call us', '<call>Call</call> us', false, false],
  ['Us: <call>call</call>', '<call>Call</call> us', false, true],
  ['Prices < $100', 'Prices', false, true],
  ['A <b>tire</b>', 'A tire', false, false],
  ['One tire', '{{count}} tire', false, false],
  ['One tire', '{{count}} tire', true, true],
  ['{{count}} tire of {{make}}', 'One tire', true, false],
])('“%s” for “%s” (plural: %s): %s', (text, builtIn, isPlural, expected) => {
  expect(hasSamePlaceholders(text, builtIn, isPlural)).toBe(expected);
});
