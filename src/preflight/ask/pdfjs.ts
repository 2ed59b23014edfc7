let loading: ReturnType<typeof load> | undefined;

/** pdf.js, loaded once. A thread that asks early has it when the first PDF is there. */
export function loadPdfjs() {
  loading ??= load();
  return loading;
}

/**
 * Loads pdf.js and its worker, which it would otherwise look for beside itself. Outside browsers it takes DOMMatrix
 * from a canvas package that is not always installed; reading needs none, so that an empty one will do.
 */
async function load() {
  const scope = globalThis as { DOMMatrix?: unknown };
  const hadNone = scope.DOMMatrix === undefined;
  if (hadNone) scope.DOMMatrix = class {};
  const hear = keepGreetingIn();
  const restore = keepMethods();
  const [pdfjs] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
  ]);
  hear();
  restore();
  if (hadNone) delete scope.DOMMatrix;
  return pdfjs;
}

/**
 * In a worker of a page, pdf.js's worker takes the thread for its own and greets the page, which knows nothing of it.
 * Until the returned function is called, such a greeting is not sent.
 */
function keepGreetingIn(): () => void {
  const scope = globalThis as { postMessage?: (message: unknown, ...rest: readonly unknown[]) => void };
  const { postMessage } = scope;
  if (postMessage === undefined) return () => {};
  scope.postMessage = (message, ...rest) => {
    const isGreeting = (message as { sourceName?: unknown } | null)?.sourceName === 'worker';
    if (!isGreeting) postMessage.call(globalThis, message, ...rest);
  };
  return () => {
    scope.postMessage = postMessage;
  };
}

/**
 * In Node 20 pdf.js replaces methods by its own, which set right what only oddities show and are many times slower. The
 * returned function puts the engine's back.
 */
function keepMethods(): () => void {
  const { push } = Array.prototype;
  const { parse, stringify } = JSON;
  return () => {
    Object.assign(Array.prototype, { push });
    Object.assign(JSON, { parse, stringify });
  };
}
