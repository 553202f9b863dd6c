import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

interface Question {
  variable: string;
  /** What is typed is not shown. */
  isSecret?: boolean;
  /** No answer is an answer too: an empty text. */
  isOptional?: boolean;
}

export interface Answers {
  /** @throws an Error of one sentence when there is no answer, unless it is optional */
  text(question: string, options: Question): Promise<string>;
  /** @throws as `text`; with `--yes` everything is confirmed */
  confirm(question: string): Promise<boolean>;
  /** Waits until the operator has done something elsewhere; does not wait without a terminal. */
  waitFor(what: string): Promise<void>;
  /** `--yes`, for a program that asks by itself. */
  confirmsAll: boolean;
}

interface Terminal {
  env: NodeJS.ProcessEnv;
  isTerminal: boolean;
  confirmsAll: boolean;
}

async function ask(question: string, isSecret = false): Promise<string> {
  const hidden = new Writable({ write: (_chunk, _encoding, next) => next() });
  if (isSecret) process.stdout.write(question);
  const lines = createInterface({
    input: process.stdin,
    output: isSecret ? hidden : process.stdout,
    terminal: true,
  });
  // Ctrl+C would otherwise only close the input, and the process would end without a word.
  lines.on('SIGINT', () => process.exit(130));
  try {
    return (await lines.question(isSecret ? '' : question)).trim();
  } finally {
    lines.close();
    if (isSecret) process.stdout.write('\n');
  }
}

export function createAnswers({ env, isTerminal, confirmsAll }: Terminal): Answers {
  return {
    confirmsAll,
    async text(question, { variable, isSecret, isOptional }) {
      const given = env[variable];
      if (given) return given;
      if (!isTerminal) {
        if (isOptional) return '';
        throw new Error(`${question} is not known: set ${variable}, or use a terminal.`);
      }
      const hint = isOptional ? ', or nothing' : '';
      const answer = await ask(`      ${question}${hint}: `, isSecret);
      if (!answer && !isOptional)
        throw new Error(`${question} is not known. Start again at any time.`);
      return answer;
    },
    async confirm(question) {
      if (confirmsAll) return true;
      if (!isTerminal) {
        throw new Error(`${question} Confirm it with --yes, or use a terminal.`);
      }
      return /^(y|yes)$/i.test(await ask(`      ${question} (yes or no) `));
    },
    async waitFor(what) {
      if (isTerminal && !confirmsAll) await ask(`      ${what}, then press Enter. `);
    },
  };
}
