/** @jest-environment node */
import {
  hostedPlaceOf,
  isCompared,
  problemOfAddress,
  problemOfRoleUrl,
  roleUrl,
  roleUrlOf,
} from './databaseAddress';

const problemOf = (url: string) => problemOfAddress(url, 'https://abcd.supabase.co');

test.each([
  'postgres://postgres:secret@db.other.supabase.co:5432/postgres',
  'postgresql://postgres.other:secret@aws-0-us-east-1.pooler.supabase.com:5432/postgres',
])('reports the database of another project, without its password: %s', (url) => {
  expect(problemOf(url)).toMatch(/of the project other, and site\.config\.json names abcd/);
  expect(problemOf(url)).not.toContain('secret');
});

test('reports the pooler that has no sessions', () => {
  const url = 'postgres://postgres.abcd:secret@aws-0-us-east-1.pooler.supabase.com:6543/postgres';
  expect(problemOf(url)).toMatch(/use the session pooler/);
});

test.each(['secret', 'https://abcd.supabase.co'])(
  'reports %s, which is no address of a database',
  (url) => {
    expect(problemOf(url)).toMatch(/^HOSTED_DATABASE_URL is not an address/);
    expect(problemOf(url)).not.toContain('secret');
  },
);

test.each([
  'postgres://postgres:secret@db.abcd.supabase.co:5432/postgres',
  'postgres://postgres.abcd:secret@aws-0-us-east-1.pooler.supabase.com:5432/postgres',
  'postgres://postgres:secret@database.example:5432/postgres',
])('accepts %s', (url) => expect(problemOf(url)).toBeUndefined());

test('compares no address that does not show its project', () => {
  const address = 'postgres://postgres:secret@db.abcd.supabase.co:5432/postgres';
  expect(isCompared(address, 'https://abcd.supabase.co')).toBe(true);
  expect(isCompared(address, 'https://api.shop.example')).toBe(false);
  expect(isCompared('postgres://postgres@database.example', 'https://abcd.supabase.co')).toBe(
    false,
  );
});

test('names the place of a database with its user and without its password', () => {
  expect(hostedPlaceOf('postgres://postgres.abcd:secret@pooler.example:5432/postgres')).toBe(
    'postgres.abcd@pooler.example:5432',
  );
});

test.each([
  ['postgres://postgres:secret@db.abcd.supabase.co:5432/postgres', 'another user than publisher'],
  ['postgres://publisher:secret@db.other.supabase.co:5432/postgres', 'of the project other'],
])('reports an address that is not for the role publisher of the project: %s', (url, problem) => {
  expect(problemOfRoleUrl(url, 'https://abcd.supabase.co', 'publisher')).toContain(problem);
});

test.each([
  'postgres://publisher:secret@db.abcd.supabase.co:5432/postgres',
  'postgres://publisher.abcd:secret@aws-0-us-east-1.pooler.supabase.com:5432/postgres',
  'postgres://publisher.abcd:secret@aws-0-us-east-1.pooler.supabase.com:6543/postgres',
])('accepts for the role publisher %s', (url) => {
  expect(problemOfRoleUrl(url, 'https://abcd.supabase.co', 'publisher')).toBeUndefined();
});

test.each([
  [
    'postgres://postgres.abcd:x@aws-0-us-east-1.pooler.supabase.com:5432/postgres',
    'postgres://publisher.abcd:a%2Fb@aws-0-us-east-1.pooler.supabase.com:5432/postgres',
  ],
  [
    'postgres://postgres:x@db.abcd.supabase.co:5432/postgres',
    'postgres://publisher:a%2Fb@db.abcd.supabase.co:5432/postgres',
  ],
])('derives the address of the role publisher from %s', (owner, publisher) => {
  expect(roleUrlOf(owner, 'publisher', 'a/b')).toBe(publisher);
});

test('of another project, no address of a role is used', () => {
  const url = 'postgres://publisher:secret@db.abcd.supabase.co:5432/postgres';
  expect(roleUrl(url, 'https://abcd.supabase.co', 'publisher')).toBe(url);
  expect(() => roleUrl(url, 'https://copy.supabase.co', 'publisher')).toThrow(
    /^PUBLISHER_DATABASE_URL is the database of the project abcd/,
  );
});

test('the address of the role messenger is that of no other role', () => {
  const url = roleUrlOf(
    'postgres://postgres:x@db.abcd.supabase.co:5432/postgres',
    'messenger',
    'p',
  );
  expect(problemOfRoleUrl(url, 'https://abcd.supabase.co', 'messenger')).toBeUndefined();
  expect(problemOfRoleUrl(url, 'https://abcd.supabase.co', 'publisher')).toBe(
    'PUBLISHER_DATABASE_URL names another user than publisher: correct it.',
  );
  const other = url.replace('messenger', 'messenger2');
  expect(problemOfRoleUrl(other, 'https://abcd.supabase.co', 'messenger')).toMatch(
    /^MESSENGER_DATABASE_URL names another user/,
  );
});
