import recorded from './authAnswers.json';

/** The client reads the code of a refusal from answers of this version only. */
const headers = { 'x-supabase-api-version': '2024-01-01' };

/** Answers a request as the sign-in service did when its answers were recorded: by its name in authAnswers.json. */
export function recordedAnswer(name: string): () => Response {
  const found = recorded.answers.find((answer) => answer.name === name);
  if (!found) throw new Error(`authAnswers.json has no answer “${name}”.`);
  const { status, body } = found;
  return () => Response.json(body === '<user>' ? recorded.user : body, { status, headers });
}
