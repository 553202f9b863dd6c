/** @jest-environment node */
import { scramVerifier } from './scramVerifier';

test('hashes a password as RFC 7677 does in its example', () => {
  const salt = Buffer.from('W22ZaJ0SNY7soEsUEjb6gQ==', 'base64');
  expect(scramVerifier('pencil', salt)).toBe(
    'SCRAM-SHA-256$4096:W22ZaJ0SNY7soEsUEjb6gQ==$WG5d8oPm3OtcPnkdi4Uo7BkeZkBFzpcXkuLmtbsT4qY=:wfPLwcE6nTWhTAmQ7tl2KeoiWGPlZqQxSrmfPwDl2dU=',
  );
});

test('rejects a password that PostgreSQL would normalize', () => {
  expect(() => scramVerifier('contraseña')).toThrow('ASCII');
});
