import stores from 'virtual:stores';
import { loadMessages } from '../../data/index.js';
import { largeFilesFor, loadReaders } from '../../press/index.js';
import { ProblemError } from '../../speech/index.js';
import type { Question, Reply, Unloaded } from '../bridge/messages.js';
import { jobNamed } from '../jobs/index.js';
import { begun } from './begun.js';
import { notLoaded, PDFIUM, ProjectFiles, type TellLoading } from './library.js';
import { OwnFiles } from './own-files.js';
import { byName } from './picture-names.js';
import { platform } from './platform.js';
import { checkRecipe } from './recipe.js';
import { inRows } from './row-numbers.js';
import type { Tools } from './tools.js';

const project = new ProjectFiles(stores, location.href, begun);
const ownFiles = new OwnFiles();
const stopped = new Set<number>();
const enough = new Set<number>();

/** Takes a message of the page. */
export function hear(question: Question): void {
  if ('stop' in question) stopped.add(question.id);
  else if ('enough' in question) enough.add(question.id);
  else void answer(question);
}

async function answer({ id, job, language, payload }: Extract<Question, { job: string }>): Promise<void> {
  const reply = (message: Reply) => postMessage(message);
  const tellLoading: TellLoading = (file, done, all) => reply({ id, loading: { file, done, all } });
  project.tell = tellLoading;
  const tools: Tools<unknown> = {
    project,
    desk: async order => {
      const recipe = checkRecipe(order.recipe);
      return tools.deskOf(recipe, await ownFiles.update(order.files));
    },
    deskOf: async (recipe, own) => {
      await project.open(tellLoading);
      await project.prefetch(largeFilesFor(recipe, project.library, own), tellLoading);
      return { project: project.library, own, version: stores.version, platform };
    },
    readers: () =>
      loadReaders(async () => {
        const wasm = await project.large(PDFIUM, tellLoading);
        return WebAssembly.compile(wasm as Uint8Array<ArrayBuffer>);
      }).catch(fault => {
        throw fault instanceof ProblemError ? fault : notLoaded(PDFIUM);
      }),
    tell: event => reply({ id, event }),
    stopped: async () => {
      await nextTurn();
      return stopped.has(id);
    },
    enough: () => enough.has(id),
    say: (...sentences) => messagesIn(language).say(...sentences.map(byName)),
    told: problems => {
      const messages = messagesIn(language);
      return problems.map(inRows).map(problem => ({ ...problem, ...messages.sentences(byName(problem)) }));
    },
  };
  const run = await jobNamed(job).catch(() => undefined);
  if (run === undefined) return postMessage({ unloaded: true } satisfies Unloaded);
  try {
    reply({ id, answer: await run(payload, tools) });
  } catch (fault) {
    if (fault instanceof ProblemError) {
      // The sentences are among the program's files, which not every job opens.
      const hasWords = await project.open().then(
        () => true,
        () => false,
      );
      if (hasWords) reply({ id, problems: tools.told(fault.problems) });
      else postMessage({ unloaded: true } satisfies Unloaded);
    } else reply({ id, failure: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) });
  } finally {
    stopped.delete(id);
    enough.delete(id);
  }
}

const known = new Map<string, ReturnType<typeof loadMessages>>();

function messagesIn(language: string) {
  const found = project.library.list('templates/messages').includes(`${language}.yaml`) ? language : 'en';
  const messages = known.get(found) ?? loadMessages(project.library, found, 'page');
  known.set(found, messages);
  return messages;
}

/** Lets waiting messages in; a timeout would wait longer. */
function nextTurn(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
