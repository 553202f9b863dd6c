import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isAppFolder } from '../../shared-site/contract';
import { displayPath, readJson, validate } from '../machine/validateJson';
import { writeAtomically } from '../machine/writeAtomically';

const teamSchema = z.strictObject({
  team: z.string().min(1),
  /** What it may release: its remotes, or the shell for the platform's team. */
  apps: z.array(z.string().refine(isAppFolder, 'must be shell or like mf-fleet')).min(1),
  /** SHA-256 of the token. That is enough for a random text of 256 bits. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** ISO instant. */
  at: z.string(),
});

export type Team = z.infer<typeof teamSchema>;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** The file is beside the folder of the site, from which files are served. */
export const tokensFile = (siteDir: string) => `${path.resolve(siteDir)}.tokens.json`;

/** @throws when the file is malformed */
export function readTeams(siteDir: string): Team[] {
  const file = tokensFile(siteDir);
  return existsSync(file) ? validate(z.array(teamSchema), readJson(file), displayPath(file)) : [];
}

function writeTeams(siteDir: string, teams: readonly Team[]) {
  const file = tokensFile(siteDir);
  writeAtomically(file, `${JSON.stringify(teams, null, 2)}\n`);
  chmodSync(file, 0o600);
}

/** Replaces the token that the team has. @returns the token, which is stored nowhere */
export function createToken(siteDir: string, team: string, apps: string[]): string {
  const token = `shop_${randomBytes(32).toString('base64url')}`;
  const others = readTeams(siteDir).filter((other) => other.team !== team);
  const at = new Date().toISOString();
  writeTeams(siteDir, [...others, { team, apps, hash: hashOf(token).toString('hex'), at }]);
  return token;
}

export function revokeToken(siteDir: string, team: string): boolean {
  const teams = readTeams(siteDir);
  const others = teams.filter((other) => other.team !== team);
  if (others.length < teams.length) writeTeams(siteDir, others);
  return others.length < teams.length;
}

/** Takes a time that tells nothing about the stored hashes. */
export function findTeam(siteDir: string, token: string): Team | undefined {
  const hash = hashOf(token);
  const isEqual = ({ hash: stored }: Team) => timingSafeEqual(hash, Buffer.from(stored, 'hex'));
  return readTeams(siteDir).filter(isEqual)[0];
}
