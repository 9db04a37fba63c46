package dev.runesheet.bench.duel;

import java.util.List;

/** Operations that run one after the other: a program or a branch of one. */
final class Block {

  private final Op[] ops;

  /** The operations in their order. */
  Block(List<Op> ops) {
    this.ops = ops.toArray(Op[]::new);
  }

  /** Runs the operations; false if one of them ended the program. */
  boolean run(Board board) {
    for (Op op : ops) {
      if (!op.run(board)) {
        return false;
      }
    }
    return true;
  }
}
