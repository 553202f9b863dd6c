import {
  containerName,
  contentPath,
  isAppFolder,
  isContentPath,
  isPicturePath,
  isVersion,
  picturePath,
  REMOTE_PATTERN,
  shortDigest,
  versionBase,
} from './contract';

const VERSION = '3f2a9c0d1b2e';

test('a version has the first twelve digits of a digest', () => {
  expect(shortDigest(`${VERSION}0123`)).toBe(VERSION);
  expect(isVersion(VERSION)).toBe(true);
});

test.each([
  'development',
  '3f2a9c0d1b2',
  `${VERSION}0`,
  `v${VERSION}`,
  VERSION.toUpperCase(),
  `${VERSION}.123.draft`,
])('%s is not a version', (text) => expect(isVersion(text)).toBe(false));

test.each([
  [contentPath(VERSION), true],
  [`${contentPath(VERSION)}.br`, false],
  [`/es${contentPath(VERSION)}`, false],
  [`/content/${VERSION}-json`, false],
  [contentPath('latest'), false],
  [picturePath(VERSION, 320), false],
])('whether %s is the path of a content file: %s', (path, expected) => {
  expect(isContentPath(path)).toBe(expected);
});

test.each([
  [picturePath(VERSION, 320), true],
  [picturePath(VERSION, 1280), true],
  [`/es${picturePath(VERSION, 320)}`, false],
  [`/content/${VERSION}.webp`, false],
  ['/content/tire-320.webp', false],
  [contentPath(VERSION), false],
])('whether %s is the path of a picture: %s', (path, expected) => {
  expect(isPicturePath(path)).toBe(expected);
});

test.each([
  ['shell', true],
  ['mf-a', true],
  ['mf-spare-parts', true],
  ['mf-', false],
  ['my-mf-a', false],
  ['shells', false],
  ['content', false],
])('whether %s is the folder of an app: %s', (name, expected) => {
  expect(isAppFolder(name)).toBe(expected);
});

test('finds the name of a remote in a longer text', () => {
  expect(new RegExp(`/(${REMOTE_PATTERN})/`).exec('at https://a.example/mf-a-b/x.js')?.[1]).toBe(
    'mf-a-b',
  );
});

test('the files of a version are in a folder of its app', () => {
  expect(versionBase('mf-a', VERSION)).toBe(`/mf-a/${VERSION}/`);
});

test('each build of a remote has a container of its own name, in development the name of the remote', () => {
  expect(containerName('mf-spare-parts', VERSION)).toBe(`mf_spare_parts_${VERSION}`);
  expect(containerName('mf-spare-parts')).toBe('mf_spare_parts');
});
