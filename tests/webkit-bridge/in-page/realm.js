/**
 * What the bridge keeps in a document: the objects that it has handed out, as values of WebDriver
 * BiDi, and what calls are still waiting for. `install` is sent to the page as text.
 */

/** @typedef {{ type: string, value?: any, handle?: string, sharedId?: string }} RemoteValue as WebDriver BiDi has it */
/**
 * @typedef {{ type: 'success', result: RemoteValue } | { type: 'exception', exceptionDetails: { text: string } }}
 *   Outcome
 */
/** @typedef {{ id: number, outcome?: Outcome }} Reply without an outcome, the call is still waiting */

/**
 * Leaves the bridge in the document.
 * @param {string} context
 */
export function install(context) {
  if (Symbol.for('bridge') in globalThis) return;
  /** Objects by their handles. @type {Map<string, any>} */
  const objects = new Map();
  /** Calls that have ended, and were not asked for. @type {Map<number, Outcome>} */
  const outcomes = new Map();
  /** The text that a page of Playwright evaluates, compiled: a policy forbids `eval`. @type {Map<string, () => any>} */
  const texts = new Map();
  let lastHandle = 0;
  let lastCall = 0;
  /** @type {() => void} */
  let wake = () => {};

  const keep = (/** @type {any} */ value) => {
    lastHandle += 1;
    const handle = `${context}/${lastHandle}`;
    objects.set(handle, value);
    return handle;
  };

  /** @param {RemoteValue} argument @returns {any} */
  const read = (argument) => {
    const reference = argument.handle ?? argument.sharedId;
    if (reference !== undefined) {
      if (!objects.has(reference)) throw new Error(`no such handle: ${reference}`);
      return objects.get(reference);
    }
    const { type, value } = argument;
    if (type === 'undefined') return undefined;
    if (type === 'null') return null;
    if (type === 'number') return Number(value);
    if (type === 'bigint') return BigInt(value);
    if (type === 'array') return value.map(read);
    if (type === 'object') {
      return Object.fromEntries(
        value.map((/** @type {[any, RemoteValue]} */ [name, entry]) => [
          typeof name === 'string' ? name : read(name),
          read(entry),
        ]),
      );
    }
    if (type === 'regexp') return new RegExp(value.pattern, value.flags);
    if (type === 'date') return new Date(value);
    return value;
  };

  /** @param {object} value @returns {string} */
  const typeOf = (value) => {
    if (value instanceof Node) return 'node';
    if (value === globalThis) return 'window';
    const name = Object.prototype.toString.call(value).slice(8, -1).toLowerCase();
    return [
      'array',
      'date',
      'error',
      'function',
      'map',
      'promise',
      'regexp',
      'set',
      'htmlcollection',
      'nodelist',
    ].includes(name)
      ? name
      : 'object';
  };

  /** @param {any} value @param {boolean} byHandle @returns {RemoteValue} */
  const write = (value, byHandle) => {
    if (value === null) return { type: 'null' };
    if (typeof value === 'number') {
      return {
        type: 'number',
        value: Number.isFinite(value) && !Object.is(value, -0) ? value : Object.is(value, -0) ? '-0' : String(value),
      };
    }
    if (typeof value === 'bigint') return { type: 'bigint', value: String(value) };
    if (typeof value !== 'object' && typeof value !== 'function') {
      return value === undefined ? { type: 'undefined' } : { type: typeof value, value };
    }
    const type = typeOf(value);
    if (type === 'window') return { type, value: { context }, handle: byHandle ? keep(value) : undefined };
    if (byHandle || type === 'node') {
      const handle = keep(value);
      return type === 'node' ? { type, handle, sharedId: handle } : { type, handle };
    }
    if (type === 'array') return { type, value: value.map((/** @type {any} */ entry) => write(entry, false)) };
    if (type === 'object') {
      return { type, value: Object.entries(value).map(([name, entry]) => [name, write(entry, false)]) };
    }
    return { type };
  };

  /** @param {any} error @returns {Outcome} */
  const failed = (error) => ({
    type: 'exception',
    exceptionDetails: { text: error instanceof Error ? `${error.name}: ${error.message}` : String(error) },
  });

  const bridge = {
    /** Stands for `eval` in what Playwright has in the page. @param {string} text */
    evaluate(text) {
      const compiled = texts.get(text);
      if (!compiled) throw new Error(`not compiled: ${text.slice(0, 100)}`);
      return compiled();
    },

    /**
     * Begins a call.
     * @param {(...values: any[]) => any} action
     * @param {{ values: RemoteValue[], byHandle: boolean, disowned: string[] }} how
     * @param {Record<string, () => any>} compiled
     * @returns {Reply}
     */
    call(action, { values, byHandle, disowned }, compiled) {
      for (const handle of disowned) objects.delete(handle);
      for (const [text, meaning] of Object.entries(compiled)) texts.set(text, meaning);
      const id = ++lastCall;
      try {
        const result = action(...values.map(read));
        if (!(result instanceof Promise)) return { id, outcome: { type: 'success', result: write(result, byHandle) } };
        result
          .then(
            (value) => outcomes.set(id, { type: 'success', result: write(value, byHandle) }),
            (error) => outcomes.set(id, failed(error)),
          )
          .catch((error) => outcomes.set(id, failed(error)))
          .then(() => wake());
        return { id };
      } catch (error) {
        return { id, outcome: failed(error) };
      }
    },

    /**
     * The calls that have ended meanwhile, at once or after a while.
     * @param {number} patience in milliseconds
     * @param {(replies: Reply[]) => void} tell
     */
    wait(patience, tell) {
      const end = () => {
        wake = () => {};
        clearTimeout(timer);
        const replies = [...outcomes].map(([id, outcome]) => ({ id, outcome }));
        outcomes.clear();
        tell(replies);
      };
      const timer = setTimeout(end, outcomes.size > 0 ? 0 : patience);
      if (outcomes.size === 0) wake = end;
    },

    /** What the document has said on its console, see tests/e2e/support/head.js. */
    said: () => {
      const { [Symbol.for('said')]: said } = /** @type {any} */ (globalThis);
      return (said ?? []).splice(0);
    },
  };
  Object.defineProperty(globalThis, Symbol.for('bridge'), { value: bridge });
}
