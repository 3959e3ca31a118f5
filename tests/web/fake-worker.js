/** A worker that says what the test lets it say, and answers nothing by itself. @implements {Helper} */
export class FakeWorker {
  /** @type {Helper['onmessage']} */
  onmessage = null;
  /** @type {Helper['onerror']} */
  onerror = null;
  /** @type {Helper['onmessageerror']} */
  onmessageerror = null;
  ended = false;
  /** What it has been asked for. @type {any[]} */
  orders = [];

  /** @param {any} order */
  postMessage(order) {
    this.orders.push(order);
  }

  terminate() {
    this.ended = true;
  }

  /** @param {any} data */
  say(data) {
    this.onmessage?.({ data });
  }

  fail() {
    this.say({ failed: true });
  }

  /** Throws, or does not even load. @returns {boolean} whether the page keeps that to itself */
  break() {
    let prevented = false;
    this.onerror?.({ preventDefault: () => { prevented = true; } });
    return prevented;
  }

  /** Sends what cannot be read. */
  garble() {
    this.onmessageerror?.({});
  }
}

/** @typedef {import('../../web/app/supervised.js').Helper} Helper */
