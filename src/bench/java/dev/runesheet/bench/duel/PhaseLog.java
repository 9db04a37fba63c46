package dev.runesheet.bench.duel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The entries of the phases that ran, packed into one array, with snapshots of the attributes if
 * wanted.
 */
final class PhaseLog {

  private static final Phase[] PHASES = Phase.values();
  private static final int WIDTH = 6;

  private final int snapshotWidth;
  private int[] fields = new int[WIDTH * 256];
  private double[] snapshots;
  private int size;

  /** A log that keeps so many attributes per entry; none for 0. */
  PhaseLog(int snapshotWidth) {
    this.snapshotWidth = snapshotWidth;
    snapshots = new double[snapshotWidth * 64];
  }

  /** Adds an entry; the attributes are copied if the log takes snapshots. */
  void add(int turn, int active, Phase phase, Board board) {
    int at = WIDTH * size;
    if (at == fields.length) {
      fields = Arrays.copyOf(fields, 2 * at);
    }
    fields[at] = turn;
    fields[at + 1] = active;
    fields[at + 2] = phase.ordinal();
    fields[at + 3] = board.passed() ? 1 : 0;
    fields[at + 4] = board.events().dropped();
    fields[at + 5] = board.changes().size();
    if (snapshotWidth > 0) {
      snapshot(board);
    }
    size++;
  }

  private void snapshot(Board board) {
    int at = snapshotWidth * size;
    if (at == snapshots.length) {
      snapshots = Arrays.copyOf(snapshots, 2 * at);
    }
    board.copyAttributes(snapshots, at);
  }

  /** How many entries there are. */
  int size() {
    return size;
  }

  /** Drops everything from an index on. */
  void cut(int newSize) {
    size = newSize;
  }

  /** The turn of an entry. */
  int turn(int index) {
    return fields[WIDTH * index];
  }

  /** The active entity of an entry. */
  int active(int index) {
    return fields[WIDTH * index + 1];
  }

  /** How many events were dropped, in all phases. */
  int dropped() {
    int sum = 0;
    for (int index = 0; index < size; index++) {
      sum += fields[WIDTH * index + 4];
    }
    return sum;
  }

  /** The entries from an index on. */
  List<PhaseEntry> from(int start) {
    List<PhaseEntry> entries = new ArrayList<>();
    for (int index = start; index < size; index++) {
      entries.add(get(index));
    }
    return List.copyOf(entries);
  }

  private PhaseEntry get(int index) {
    int at = WIDTH * index;
    int shot = snapshotWidth * index;
    return new PhaseEntry(
        fields[at],
        fields[at + 1],
        PHASES[fields[at + 2]],
        fields[at + 3] == 1,
        fields[at + 4],
        fields[at + 5],
        Arrays.copyOfRange(snapshots, shot, shot + snapshotWidth));
  }
}
