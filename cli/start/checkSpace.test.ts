/** @jest-environment node */
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkSpace } from './checkSpace';

const withFree = (megabytes: number) => {
  const statfs = jest.spyOn(fs, 'statfsSync');
  statfs.mockReturnValue({ bavail: megabytes * 256, bsize: 4096 } as fs.StatsFs);
  return statfs;
};
afterEach(() => jest.restoreAllMocks());

test('a disk with too little space is named, with what to do', () => {
  withFree(3);
  expect(() => checkSpace('/tmp/data')).toThrow(
    'The disk of /tmp/data has 3 MB free, and a start needs 64. Free some space and start again',
  );
});

test('asks about the disk on which a folder will be made', () => {
  const statfs = withFree(64);
  expect(() => checkSpace(path.join(tmpdir(), 'none/site'))).not.toThrow();
  expect(statfs).toHaveBeenCalledWith(tmpdir());
});
