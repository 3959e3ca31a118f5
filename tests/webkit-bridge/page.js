/** A page in a browser of its own, as WebDriver BiDi has it: what it is told, and what it tells. */
import { randomUUID } from 'node:crypto';
import { Code } from './code.js';
import { Input } from './input.js';
import { install } from './in-page/realm.js';

/** @typedef {import('./in-page/realm.js').Outcome} Outcome */
/** @typedef {import('./in-page/realm.js').Reply} Reply */
/** @typedef {import('./driver.js').Driver} Driver */
/** @typedef {(method: string, params: object) => void} Tell events of WebDriver BiDi */

/** How long the page is waited for before other commands have their turn, in milliseconds. */
const TURN = 15;

/** Opens a window without tools, whose inside has the size that is asked for. */
const POPUP = 'window.open("about:blank", "", "toolbar=no,menubar=no,location=no,status=no,width=800,height=600");';

export class Page {
  context = randomUUID();
  /** @type {Driver} */
  #driver;
  /** @type {Tell} */
  #tell;
  #code = new Code();
  #documents = 0;
  /** The document that has the bridge in it. */
  #installed = 0;
  /** Worlds that Playwright has asked for; here they are one. @type {Set<string>} */
  #sandboxes = new Set();
  /** @type {string[]} */
  #disowned = [];
  /** @type {Map<number, (outcome: Outcome | Error) => void>} */
  #pending = new Map();
  #isWaiting = false;
  #input;
  #isClosed = false;
  #isLeaving = false;
  /** The navigation that is under way. @type {Promise<unknown>} */
  #settled = Promise.resolve();

  /** @param {Driver} driver @param {string} userContext @param {Tell} tell */
  constructor(driver, userContext, tell) {
    this.#driver = driver;
    this.#input = new Input(driver, (script, args) => this.#reach(script, args));
    this.userContext = userContext;
    this.#tell = tell;
  }

  /** Makes a window of a browser that has just been started the page. @param {Driver} driver */
  static async window(driver) {
    const [first] = await driver.command('GET', '/window/handles');
    await driver.post('/execute/sync', { script: POPUP, args: [] });
    let handles = [first];
    while (handles.length < 2) handles = await driver.command('GET', '/window/handles');
    await driver.command('DELETE', '/window');
    await driver.post('/window', { handle: handles.find((handle) => handle !== first) });
  }

  /** Says that it is there. */
  announce() {
    this.#tell('browsingContext.contextCreated', {
      context: this.context,
      url: 'about:blank',
      userContext: this.userContext,
      parent: null,
      children: null,
      originalOpener: null,
    });
    this.#beginDocument();
  }

  /** @param {string} [sandbox] */
  #realm(sandbox) {
    return `${this.context}#${this.#documents}${sandbox ? `.${sandbox}` : ''}`;
  }

  #beginDocument() {
    this.#documents += 1;
    this.#code = new Code();
    this.#input.renew();
    this.#tell('script.realmCreated', { realm: this.#realm(), origin: 'null', type: 'window', context: this.context });
  }

  #endDocument() {
    for (const sandbox of ['', ...this.#sandboxes]) {
      this.#tell('script.realmDestroyed', { realm: this.#realm(sandbox) });
    }
    this.#sandboxes.clear();
    this.#disowned = [];
    for (const settle of this.#pending.values()) settle(new Error('the document is gone'));
    this.#pending.clear();
  }

  /** Does what leads to another document, and tells of it. @param {() => Promise<unknown>} go */
  #navigate(go) {
    const gone = this.#settled.then(() => this.#leave(go));
    this.#settled = gone.catch(() => {});
    return gone;
  }

  /** @param {() => Promise<unknown>} go */
  async #leave(go) {
    const navigation = randomUUID();
    const { context } = this;
    this.#tell('browsingContext.navigationStarted', { context, navigation, url: '', timestamp: Date.now() });
    await this.#drain();
    this.#isLeaving = true;
    const url = await go()
      .then(() => this.#driver.command('GET', '/url'))
      .finally(() => {
        this.#isLeaving = false;
      });
    this.#endDocument();
    this.#tell('browsingContext.navigationCommitted', { context, navigation, url, timestamp: Date.now() });
    this.#beginDocument();
    for (const event of ['domContentLoaded', 'load']) {
      this.#tell(`browsingContext.${event}`, { context, navigation, url, timestamp: Date.now() });
    }
    return { navigation, url };
  }

  /** @param {string} url */
  navigate(url) {
    return this.#navigate(() => this.#driver.post('/url', { url }));
  }

  reload() {
    return this.#navigate(() => this.#driver.post('/refresh'));
  }

  /** @param {number} delta */
  async traverse(delta) {
    return this.#navigate(() => this.#driver.post(delta < 0 ? '/back' : '/forward'));
  }

  /**
   * A script of WebDriver's that finds the bridge in the document, or leaves it there first.
   * @param {string} script
   * @param {any[]} args
   * @param {'sync' | 'async'} [kind]
   * @returns {Promise<any>}
   */
  async #script(script, args, kind = 'sync') {
    const answer = kind === 'sync' ? 'null' : 'arguments[arguments.length - 1](null)';
    const reach = `const bridge = globalThis[Symbol.for('bridge')]; if (!bridge) return ${answer};`;
    return this.#driver.post(`/execute/${kind}`, { script: `${reach}\n${script}`, args });
  }

  async #install() {
    await this.#driver.post('/execute/sync', { script: `(${install})(arguments[0]);`, args: [this.context] });
  }

  /** The document has gone by itself. */
  #replaced() {
    const navigation = randomUUID();
    const { context } = this;
    this.#endDocument();
    const about = { context, navigation, url: '', timestamp: Date.now() };
    for (const event of ['navigationStarted', 'navigationCommitted']) this.#tell(`browsingContext.${event}`, about);
    this.#beginDocument();
    for (const event of ['domContentLoaded', 'load']) this.#tell(`browsingContext.${event}`, about);
  }

  /** Calls into the document. @param {string} script @param {any[]} args @param {'sync' | 'async'} [kind] */
  async #reach(script, args, kind) {
    const here = this.#documents;
    if (this.#installed !== this.#documents) {
      await this.#install();
      this.#installed = this.#documents;
    }
    const answer = await this.#script(script, args, kind);
    if (answer !== null) return answer;
    if (here === this.#documents && !this.#isLeaving) this.#replaced();
    throw new Error('the document is gone');
  }

  /** Errors that the document has told its console. @param {string[]} said */
  #hear(said) {
    for (const text of said) {
      this.#tell('log.entryAdded', {
        type: 'console',
        level: 'error',
        method: 'error',
        text,
        timestamp: Date.now(),
        args: [{ type: 'string', value: text }],
        source: { realm: this.#realm(), context: this.context },
      });
    }
  }

  /** Hears what has not been heard yet. */
  async #drain() {
    if (this.#installed !== this.#documents) return;
    const said = await this.#script('return bridge.said();', []).catch(() => null);
    this.#hear(said ?? []);
  }

  /**
   * Calls a function in the document, as `script.callFunction` does.
   * @param {string} declaration
   * @param {import('./in-page/realm.js').RemoteValue[]} values
   * @param {boolean} byHandle whether an object is kept there, and known by a handle
   * @param {string} [sandbox]
   * @returns {Promise<Outcome & { realm: string }>}
   */
  async call(declaration, values, byHandle, sandbox) {
    await this.#settled;
    if (sandbox && !this.#sandboxes.has(sandbox)) {
      this.#sandboxes.add(sandbox);
      this.#tell('script.realmCreated', {
        realm: this.#realm(sandbox),
        origin: 'null',
        type: 'window',
        context: this.context,
        sandbox,
      });
    }
    const realm = this.#realm(sandbox);
    const numbered = this.#code.numberAll(values);
    const call = `bridge.call(${declaration}, arguments[0], ${this.#code.take()})`;
    const script = `return { reply: ${call}, said: bridge.said() };`;
    const { reply, said } = await this.#reach(script, [
      { values: numbered, byHandle, disowned: this.#disowned.splice(0) },
    ]);
    this.#hear(said);
    return { realm, ...(reply.outcome ?? (await this.#outcome(reply.id))) };
  }

  /**
   * Evaluates an expression, as `script.evaluate` does.
   * @param {string} expression
   * @param {boolean} byHandle
   * @param {string} [sandbox]
   */
  async evaluate(expression, byHandle, sandbox) {
    await this.#settled;
    const id = this.#code.number(expression);
    return this.call(`() => bridge.evaluate(${JSON.stringify(id)})`, [], byHandle, sandbox);
  }

  /** @param {number} id of a call @returns {Promise<Outcome>} */
  #outcome(id) {
    const outcome = new Promise((resolve, reject) => {
      this.#pending.set(id, (end) => (end instanceof Error ? reject(end) : resolve(end)));
    });
    void this.#wait();
    return /** @type {Promise<Outcome>} */ (outcome);
  }

  /** Waits as long as a call has not ended. */
  async #wait() {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    while (this.#pending.size > 0 && !this.#isClosed) {
      await this.#settled;
      try {
        /** @type {Reply[]} */
        const replies = await this.#reach(`bridge.wait(${TURN}, arguments[arguments.length - 1]);`, [], 'async');
        for (const { id, outcome } of replies) {
          if (!outcome) continue;
          this.#pending.get(id)?.(outcome);
          this.#pending.delete(id);
        }
      } catch (error) {
        for (const settle of this.#pending.values()) settle(/** @type {Error} */ (error));
        this.#pending.clear();
      }
    }
    this.#isWaiting = false;
  }

  /** @param {string[]} handles */
  disown(handles) {
    this.#disowned.push(...handles);
  }

  /** @param {number} width @param {number} height of the inside, in CSS pixels */
  async resize(width, height) {
    await this.#driver.post('/window/rect', { width, height });
  }

  /** @param {any[]} sources as `input.performActions` has them */
  async act(sources) {
    await this.#settled;
    await this.#input.act(sources);
  }

  /** @returns {Promise<string>} PNG in base 64 */
  screenshot() {
    return this.#driver.command('GET', '/screenshot');
  }

  /** Leaves the document, so that the browser can have another page. Returns the browser. */
  async close() {
    await this.#drain();
    this.#isClosed = true;
    this.#endDocument();
    await this.#driver.post('/url', { url: 'about:blank' });
    this.#tell('browsingContext.contextDestroyed', {
      context: this.context,
      url: '',
      userContext: this.userContext,
      parent: null,
      children: null,
      originalOpener: null,
    });
    return this.#driver;
  }
}
