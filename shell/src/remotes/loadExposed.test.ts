import './testSupport/startFederation';
import { loadExposed } from './loadExposed';
import { RemoteServer, remoteOf } from './testSupport/remoteServer';

const Component = () => null;

test('a remote that failed once is run once, however much is loaded of it later', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const remote = remoteOf('twice');
  const server = new RemoteServer(remote, { './page': { Component }, './widget': { Component } });
  server.isUp = false;
  await expect(loadExposed(remote, './page')).rejects.toThrow('mf-twice tested');
  server.isUp = true;
  for (const module of ['./page', './widget', './page']) {
    expect(await loadExposed(remote, module)).toMatchObject({ Component });
  }
  expect(server.asked).toEqual([
    'remoteEntry.js',
    'remoteEntry.js?retry=1',
    'remoteEntry.js?retry=2',
  ]);
  expect(warned).not.toHaveBeenCalled();
});
