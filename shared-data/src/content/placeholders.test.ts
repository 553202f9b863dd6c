import { keepsPlaceholders } from './placeholders';

test.each([
  ['Since 2010', 'Since {{year}}', false, true],
  ['{{phone}}', 'Since {{year}}', false, false],
  ['Desde {{year}}, {{year}}', 'Since {{year}}', false, true],
  ['Since {{ year }}', 'Since {{year}}', false, false],
  ['{{year, lowercase}}', 'Since {{year}}', false, false],
  ['Call us', '<call>Call</call> us', false, true],
  ['<call>Call us', '<call>Call</call> us', false, false],
  ['Call</call> <call>us', '<call>Call</call> us', false, false],
  ['<call>Call</call> <call>us</call>', '<call>Call</call> us', false, true],
  ['Us: <call>call</call>', '<call>Call</call> us', false, true],
  ['Prices < $100', 'Prices', false, true],
  ['A <b>tire</b>', 'A tire', false, false],
  ['One tire', '{{count}} tire', false, true],
  ['{{count}} tire', 'One tire', true, true],
  ['{{count}} tire', 'One tire', false, false],
  ['One tire', '{{count}} tire', true, true],
  ['{{count}} tire of {{make}}', 'One tire', true, false],
])('“%s” for “%s” (plural: %s): %s', (text, builtIn, isPlural, expected) => {
  expect(keepsPlaceholders(text, builtIn, isPlural)).toBe(expected);
});
