/** The module that bindings.cc makes. Its calls exchange anything longer than a number through `buffer()`. */

export interface Timeline {
  next(): number;
  step(): number;
  seek(position: number): void;
  position(): number;
  done(): boolean;
  depth(): number;
  known(): number;
  complete(): boolean;
  advance(budget: number, kinds: number, count: number): number;
  find(kinds: number, backward: boolean, budget: number): number;
  read(count: number): number;
  measure(budget: number): boolean;
  solutions(): number;
  snapshot(): number;
  memory(): number;
  delete(): void;
}

export interface SudokuModule {
  buffer(): Uint8Array;
  parse(length: number): number;
  check(cells: number, limit: number): number;
  algorithmName(index: number): number;
  Timeline: new (cells: number, algorithm: number) => Timeline;
}

export default function createModule(options?: { wasmBinary?: BufferSource }): Promise<SudokuModule>;
