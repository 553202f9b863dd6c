/** The name of the team whose token was accepted; the history records it. */
export const TEAM_VARIABLE = 'RELEASE_TEAM';
