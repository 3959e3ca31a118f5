/** Something was asked for that cannot be done: told in a sentence, without a stack. */
export class WrongUse extends Error {}

/** A program that ends with 2 on wrong use; all else that is thrown ends it as ever. */
export function endOnWrongUse() {
  process.on('uncaughtException', (error) => {
    console.error(error instanceof WrongUse ? error.message : error);
    process.exit(error instanceof WrongUse ? 2 : 1);
  });
}
